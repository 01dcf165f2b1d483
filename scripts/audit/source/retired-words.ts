/** Finds names that were replaced by the field's words, so that they do not come back. */
import type { Finding } from '../finding.ts';
import type { CitingFile } from './citations.ts';

/** The old name of each identifier and its new one. */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['tellWritten', 'notifyFilesWritten'],
  ['parentGo', 'waitForParent'],
  ['untilMended', 'waitUntilValid'],
  ['perBase', 'memoizeLast'],
  ['textMemory', 'createLruCache'],
  ['BuiltOnce', 'CachedFragment'],
  ['builtOnce', 'cacheFragment'],
  ['fillLater', 'interpolate'],
  ['tightHtml', 'minifyHtml'],
  ['swapQuotes', 'encodeJsonAttribute'],
  ['inOneByte', 'toLatin1String'],
  ['reunite', 'reuseIfIdentical'],
  ['witness', 'samplePage'],
  ['recalledDigest', 'cachedDigest'],
  ['frameDigest', 'layoutDigest'],
  ['lendAssets', 'retainPreviousAssets'],
  ['Shelf', 'ReleaseStore'],
  ['shelf', 'store'],
  ['doubtsAbout', 'validateChanges'],
  ['SAID', 'MESSAGES'],
  ['DOUBTED', 'WARNINGS'],
  ['madeAgain', 'rebase'],
  ['MOST_SIGNS', 'MAX_CHARS'],
  ['takesWrites', 'isWritable'],
  ['keepAgain', 'retryPersist'],
  ['believedNow', 'correctedNow'],
  ['settleElsewhere', 'adoptOtherTabResult'],
  ['strangersReturn', 'redactReturn'],
  ['tellLost', 'showLoadError'],
  ['leaveBehind', 'keepOldAssets'],
  ['wireWord', 'translateCatalogTerm'],
  ['concessions', 'relaxedQueries'],
  ['errand', 'journey'],
  ['errands', 'journeys'],
  ['makeLive', 'switchCurrent'],
  ['putLive', 'uploadRelease'],
  ['moveLive', 'switchRelease'],
  ['letGo', 'a verb with its object'],
  ['useLive', 'useIsHydrated'],
  ['fetchLiveProduct', 'fetchFreshProduct'],
  ['judgeReturn', 'evaluateReturn'],
  ['comeBackToCheckout', 'returnToCheckout'],
  ['askAboutPayment', 'fetchPaymentStatus'],
  ['rememberingFetch', 'cachingFetch'],
  ['fetchAhead', 'prefetchChunks'],
  ['lookAtClock', 'checkClock'],
  ['latestWins', 'mergeCalls'],
  ['createJudge', 'createVerifier'],
  ['copyReusing', 'storeSite'],
  ['prepareServer', 'configureServer'],
  ['isWatchPaused', 'paused'],
  ['showsCompressed', 'servesCompressed'],
  ['compressedForms', 'compressedCopies'],
  ['distrust', 'rejectForm'],
  ['soldAs', 'findFreshItem'],
  ['moveBack', 'undoSave'],
  ['TakenLine', 'RemovedLine'],
  ['keepSession', 'storeSession'],
  ['judgeStored', 'evaluateStored'],
  ['isDamageTold', 'isDamageReported'],
  ['PathIcon', 'Icon'],
  ['packProduct', 'purchasableToJson'],
  ['unpackProduct', 'purchasableFromJson'],
  ['UnbuiltPanel', 'QuickView'],
]);

const WORD = /[A-Za-z_$][\w$]*/g;

/** Each retired name of a file, once. */
export function auditRetiredWords(files: readonly CitingFile[]): readonly Finding[] {
  return files.flatMap(({ file, text }) =>
    [...new Set(text.match(WORD))].flatMap((word) => {
      const now = RETIRED.get(word);
      return now === undefined ? [] : [{ file, message: `uses '${word}'; write '${now}'` }];
    }),
  );
}
