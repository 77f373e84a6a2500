/** The rules of our English. `npm run check:prose` applies them to Markdown, comments, titles of tests and descriptions. */
import type { Prose } from './findProse'

/** The most words that a sentence may have. */
export const MAX_WORDS = 40
/** At least this share of the sentences in Markdown has at most SHORT words. */
export const MIN_SHARE = 0.95
export const SHORT = 25

/** Rules that do not fail yet, by place: their texts are being rewritten. Remove a name to enforce its rule. */
export const pending: Record<Prose['place'], string[]> = {
  markdown: [
    'sentence-length',
    'also if',
    'anew',
    'archaic word',
    'beside as an adverb',
    'goes on',
    'once more',
    'passive asked',
  ],
  comment: [
    'all that',
    'anew',
    'goes on',
    'owed',
    'passive asked',
    'passive said',
    'passive seen',
    'passive told',
    'stands',
    'what with a verb of place',
  ],
  title: [],
  description: [
    'all that',
    'all the same',
    'anew',
    'for as because',
    'goes on',
    'hands on',
    'once more',
    'passive asked',
    'passive said',
    'passive seen',
    'passive told',
    'stands',
    'there is none',
    'who as a subject',
  ],
}

/** A phrase that our English avoids. A space in `pattern` stands for any white space, line breaks included. */
export interface Phrase {
  name: string
  pattern: RegExp
  /** What to write instead; says why where that is not obvious. */
  better: string
}

export const phrases: Phrase[] = [
  {
    name: 'passive told',
    pattern: /\b(?:is|are|was|were|be|been|being) told\b/i,
    better: 'say who does it: "the page shows", "the test reports"; "told apart" is "distinguished"',
  },
  {
    name: 'passive asked',
    pattern: /\b(?:is|are|was|were|be|been) asked\b(?! by)/i,
    better: 'say who asks: "the portal requests", "the dialog asks the customer"',
  },
  {
    name: 'passive said',
    pattern: /\b(?:is|are|was|were|be|been) said\b(?! by)/i,
    better: 'say who does it: "the message names", "the caller decides"',
  },
  { name: 'passive seen', pattern: /\b(?:is|are|was|were|be) seen\b(?! by)/i, better: 'appears, is visible' },
  {
    name: 'passive led',
    pattern: /\b(?:is|are|was|were|be) led\b/i,
    better: '"the portal redirects", "opens"',
  },
  {
    name: 'stands',
    pattern: /\b(?<!-)(?:stands?|stood)\b(?! for| alone|-)/i,
    better: 'is, appears, is shown, works',
  },
  { name: 'hangs on', pattern: /\b(?:hangs?|hung) (?:on|upon|from)\b/i, better: 'depends on, belongs to' },
  {
    name: 'what with a verb of place',
    pattern: /\bwhat (?:hangs|lies|lives|comes|belongs|goes|fits|was there|is there|is not)\b/i,
    better: 'name the thing: "the missing engine", not "what is not there"',
  },
  { name: 'all that', pattern: /\ball that\b/i, better: 'everything that, all <nouns> that, only' },
  {
    name: 'who as a subject',
    pattern: /(?<=^\s*|[.;:] )(?:Who|Whoever) (?!can\b)[a-z]+\b(?![^.]*\?)/,
    better: 'name the person or the code: "callers", "customers who leave"',
  },
  {
    name: 'nobody as an owner',
    pattern: /\bnobody's\b|\bof nobody\b/i,
    better: 'unowned, without an owner, synthetic',
  },
  {
    name: 'metaphor',
    pattern: /\b(?:telltales?|roofs?|storeys?|of yesterday)\b/i,
    better: 'the mechanism: pattern, top layer, level, stale; readers look up the standard term',
  },
  {
    name: 'leads where',
    pattern: /\b(?:leads?|led) (?:back )?(?:where|nowhere)\b/i,
    better: 'works, opens, returns to',
  },
  {
    name: 'beside as an adverb',
    pattern: /\b(?:loaded|loads|fetched|fetches|sent|called|asked) beside\b/i,
    better: 'in the background, in parallel, together with',
  },
  {
    name: 'weighs',
    pattern: /\b(?:weighs?|weight of) nothing\b/i,
    better: 'is not in the bundle, costs nothing',
  },
  { name: 'anew', pattern: /\b(?:anew|afresh)\b/i, better: 'again; "loads anew" is "reloads"' },
  { name: 'once more', pattern: /\bonce more\b/i, better: 'again, a second time' },
  { name: 'all the same', pattern: /\ball the same\b/i, better: 'anyway, nevertheless, still' },
  {
    name: 'no more',
    pattern: /\b(?:has|have|is|are|knows?|needs?) (?:it )?no more\b(?!.* than\b)/i,
    better: 'no longer <verb>',
  },
  {
    name: 'there is none',
    pattern: /\bthere (?:is|are|was|were) none\b|\bto be had\b/i,
    better: 'if it is missing, without <noun>',
  },
  { name: 'gives back', pattern: /\bg(?:ives?|iven|ave) back\b/i, better: 'returns' },
  {
    name: 'hands on',
    pattern: /\bhand(?:s|ed)? (?:it |them )?(?:on|in|over)\b/i,
    better: 'passes, forwards',
  },
  { name: 'goes on', pattern: /\b(?:go|goes|went|gone) (?:on|further)\b/i, better: 'continues, proceeds' },
  { name: 'hears of', pattern: /\bhears?\b(?: of)?/i, better: 'receives, handles, listens to' },
  { name: 'owed', pattern: /\bow(?:es?|ed)\b/i, better: 'pending, due' },
  { name: 'reckon', pattern: /\breckon(?:s|ed|ing)?\b/i, better: 'calculate, compute' },
  {
    name: 'for as because',
    pattern: /, for (?:it|he|she|they|there|this|without|otherwise)\b/i,
    better: 'because',
  },
  { name: 'also if', pattern: /\balso (?:if|where|when|though)\b/i, better: 'even if, even when' },
  {
    name: 'archaic word',
    pattern: /\b(?:upon|shall|whilst|hence|thereof|therein|wherein|besides|for the sake of)\b/i,
    better: 'on, must, while, so, in it, also, because of',
  },
]
