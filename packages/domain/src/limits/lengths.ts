/** Minimum and maximum lengths of texts, and where texts are cut. All in characters. */
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
  /** Maximum length of the company name in a demo request. */
  companyNameMaxLength: 255,
  /** Maximum length of a free-text search; also in the contract. */
  freeSearchMaxLength: 500,
  /** The number of words of a free text that are searched. */
  queryWords: 20,
  /** The number of characters of a free text that are parsed. */
  queryTextMaxLength: 10_000,
  /** Parentheses inside more parentheses than this are ignored. */
  queryDepth: 10,
  /** Maximum length of a note or a tip; also in the contract. */
  longTextMaxLength: 10_000,
  /** Maximum length of the title of a note; also in the contract. */
  noteTitleMaxLength: 255,
  /** Length of an e-mail address after the last dot. */
  emailSuffix: { min: 2, max: 6 },
  /** Minimum length of the text in the company autocomplete. */
  autocompleteMinLength: 2,
  /** Where the note of a role is cut. */
  shortNoteLength: 50,
  /** Where the name of a criterion is cut. */
  criterionTextLength: 15,
  /** Printed notes are compact up to this total length. */
  compactNotesLength: 900,
} as const
