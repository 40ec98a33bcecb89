export type { Law } from './law.ts';
export { laws } from './laws.ts';
export {
  conform,
  conformance,
  describeViolation,
  type Progress,
  type Report,
  type Settings,
  type Violation,
} from './run.ts';
export { shifted } from './shifts.ts';
export type { AnySubject, Configuration, Moment, Secret, Subject } from './subject.ts';
export { describeConformance, type Runner } from './tests.ts';
