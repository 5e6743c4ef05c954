/** Guard for overlapping requests: only the answer of the latest one is used. */
export class LatestRequest {
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
