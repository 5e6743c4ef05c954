/** A fault that a user would notice; it ends the run. */
export class RobotFailure extends Error {}

export function fail(what: string): never {
  throw new RobotFailure(what);
}
