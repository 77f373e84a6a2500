/** What the portal must know of a language before it has loaded its messages. */
export interface LanguageFacts {
  /** The tag of the language and its script, for the document and `Intl`. */
  tag: string
  /** Its name in the language menu. */
  shortName: string
  /** The separators of thousands and of decimals in its numbers. */
  group: string
  decimal: string
  /** Amounts begin with the euro sign: `€29.90`. */
  euroFirst?: true
  /** What follows the year of a date in numbers. */
  dateEnd?: '.'
}

/** The texts of the document itself; the portal does not load them. */
export interface DocumentTexts {
  /** For search engines and previews of links. */
  description: string
  /** The portal did not load, … */
  loadFailed: string
  /** … and a link that tries again. */
  reload: string
  scriptRequired: string
}
