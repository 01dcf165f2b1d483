/** Lines for an editor about data that the services did not send, or sent in a form that the shop cannot use. */
import type { ReportWords } from '../../../src/build/snapshot/report.ts';
import type { SnapshotError } from '../../../src/build/snapshot/snapshot-error.ts';
import type { SnapshotFault } from '../../../src/build/snapshot/snapshot-fault.ts';
import { proxyOf } from '../../../src/shared/http/proxy.ts';
import { message } from '../messages.ts';

/** A fault as the end of a sentence that begins with the name of the service. */
function faultText(fault: SnapshotFault): string {
  const quote = 'message' in fault && fault.message ? `: «${fault.message}»` : '';
  const last = 'last' in fault ? faultText(fault.last) : '';
  return message(`fault.${fault.kind}`, { ...fault, quote, last });
}

/** Why the data could not be fetched: the call, its fault, and advice. */
export function failedCallLines({ call: { apiUrl, path }, fault }: SnapshotError): readonly string[] {
  const proxy = proxyOf(apiUrl);
  return [
    `${apiUrl}${path} ${faultText(fault)}.`,
    ...(proxy ? [message('fault.proxy', { proxy })] : []),
    message('fault.advice'),
  ];
}

/** Data that is not published, one line each. */
export const LEFT_OUT: ReportWords = {
  article: ({ fault, ...rest }) => message('leftOut.article', { ...rest, fault: faultText(fault) }),
  unnamed: (sku) => message('leftOut.unnamed', { sku }),
  row: (rejected) => message('leftOut.row', rejected),
  setting: ({ isRead, ...note }) => {
    const replacement = note.used && message('leftOut.replacement', note);
    return message(isRead ? 'leftOut.secondValue' : 'leftOut.setting', { ...note, replacement });
  },
  repeated: ({ rows: [first, ...rest], ...repeated }) => {
    const others = rest.map((row) => `«${row}»`).join(', ');
    return message(`leftOut.repeated.${repeated.kind}`, { ...repeated, first, others });
  },
  more: (count) => message('leftOut.more', { count }),
};
