/** The log of all actions of the robot. */
export class Log {
  readonly lines: string[] = [];
  private readonly start = Date.now();

  constructor(private readonly echo = false) {}

  add(what: string): void {
    const line = `${this.lines.length + 1}. [${((Date.now() - this.start) / 1000).toFixed(1)} s] ${what}`;
    this.lines.push(line);
    if (this.echo) console.log(line);
  }

  last(count: number): string[] {
    return this.lines.slice(-count);
  }
}
