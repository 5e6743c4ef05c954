/** A fault that a person would see: the run of the robot ends with it. */
export class RobotFailure extends Error {}

export function fail(what: string): never {
  throw new RobotFailure(what);
}
