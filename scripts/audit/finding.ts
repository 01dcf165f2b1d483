/** A fault that an audit found. */
export interface Finding {
  /** Path from the project's root. */
  readonly file: string;
  readonly message: string;
}

/** The result of an audit: findings fail it, notes inform. */
export interface AuditResult {
  readonly name: string;
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  /** Why the audit could not run on this machine, and what it requires. */
  readonly notTried?: string;
}

/** A finding as one line. */
export const printFinding = ({ file, message }: Finding): string => `${file}: ${message}`;
