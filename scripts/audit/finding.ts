/** What an audit found wrong, and where. */
export interface Finding {
  /** Path from the project's root. */
  readonly file: string;
  readonly message: string;
}

/** What an audit has to say: findings fail it, notes inform. */
export interface AuditResult {
  readonly name: string;
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  /** Why it could not be tried on this machine, and what it takes. */
  readonly notTried?: string;
}

/** A finding as one line of text. */
export const printFinding = ({ file, message }: Finding): string => `${file}: ${message}`;
