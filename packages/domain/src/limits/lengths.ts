/** Minimum and maximum lengths of texts, and the lengths to which texts are cut. All are in characters. */
export const lengths = {
  /** Minimum length of a password. */
  passwordMinLength: 8,
  /** Exact length of a limited-access code. */
  codeLength: 4,
  /** Maximum length of a person's name or position. */
  personTextMaxLength: 255,
  /** Maximum length of a phone number. */
  phoneMaxLength: 255,
  /** Minimum length of the name of an agent or a list, after trimming. */
  nameMinLength: 1,
  /** Maximum length of the name of an agent or a list. */
  nameMaxLength: 100,
  /** Maximum length of an e-mail address. */
  emailMaxLength: 254,
  /** Maximum length of a `mailto:` address. Some mail clients cut longer ones. */
  mailLinkMaxLength: 2000,
  /** Maximum length of the company name in a demo request. */
  companyNameMaxLength: 255,
  /** Maximum length of a free-text search. The contract has the same limit. */
  freeSearchMaxLength: 500,
  /** Maximum number of words of a free text that are searched. Further words are ignored. */
  queryWords: 20,
  /** Maximum number of characters of a free text that are parsed. Further characters are ignored. */
  queryTextMaxLength: 10_000,
  /** Maximum depth of nested parentheses. Deeper ones are ignored. */
  queryDepth: 10,
  /** Maximum length of a note or a tip. The contract has the same limit. */
  longTextMaxLength: 10_000,
  /** Maximum length of the title of a note. The contract has the same limit. */
  noteTitleMaxLength: 255,
  /** Length of the part of an e-mail address after the last dot. */
  emailSuffix: { min: 2, max: 6 },
  /** Minimum length of the text for which the company autocomplete sends a request. */
  autocompleteMinLength: 2,
  /** Length to which the note of a role is cut. */
  shortNoteLength: 50,
  /** Length to which the name of a criterion is cut. */
  criterionTextLength: 15,
  /** Maximum total length of notes that are printed in the compact layout. */
  compactNotesLength: 900,
} as const
