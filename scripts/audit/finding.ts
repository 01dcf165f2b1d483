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
}

/** A finding as one line of text. */
export const printFinding = ({ file, message }: Finding): string => `${file}: ${message}`;
