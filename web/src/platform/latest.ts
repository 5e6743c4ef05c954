/** Of questions that overlap only the last one is answered, in whatever order the answers come. */
export class Latest {
  private asked = 0;

  /** A new question. The returned function tells whether its answer is still wanted. */
  ask(): () => boolean {
    const own = ++this.asked;
    return () => own === this.asked;
  }

  /** Answers still on their way are not wanted any more. */
  drop(): void {
    ++this.asked;
  }
}
