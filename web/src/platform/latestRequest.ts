/** Guard against overlapping requests: only the answer to the latest one is used. */
export class LatestRequest {
  private latest = 0;

  /** Starts a request. The returned function tells whether its answer is still wanted. */
  start(): () => boolean {
    const own = ++this.latest;
    return () => own === this.latest;
  }

  /** Discards the answers of all requests so far. */
  cancel(): void {
    ++this.latest;
  }
}
