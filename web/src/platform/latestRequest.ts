/** Guard against overlapping requests: only the answer to the latest one is used. */
export class LatestRequest {
  private asked = 0;

  /** Starts a request. The returned function tells whether its answer is still wanted. */
  ask(): () => boolean {
    const own = ++this.asked;
    return () => own === this.asked;
  }

  /** Discards the answers of all requests so far. */
  drop(): void {
    ++this.asked;
  }
}
