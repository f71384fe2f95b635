/** The maximum number of characters of one release, record or other part of an imported file. */
export const importPartChars = 32_000_000
/** The maximum number of levels to which the parts of an imported release are nested. */
export const importLevels = 60
/** The maximum number of lines of one kind in the report of an import. All lines are counted. */
export const importLinesOfKind = 10
/** The maximum number of kinds of lines that the report of an import lists. */
export const importLineKinds = 200
/** The maximum number of entries of one list of a release, such as its parties, that are read. */
export const importEntries = 5000
/** The maximum number of characters of a message in the report of an import. */
export const importNoteChars = 300
/** The maximum number of releases of one purchase. Each of them is read whenever the purchase is written. */
export const importReleases = 500
/** The maximum number of bytes of one notice. A notice of a hundred lots has some 2 million. */
export const importNoticeBytes = 16_000_000
/** The maximum number of XML elements of one notice. */
export const importElements = 300_000
/** The maximum number of bytes to which an archive of notices unpacks. A day of TED has some 300 million. */
export const importArchiveBytes = 4_000_000_000
/** The maximum number of files of an archive of notices. */
export const importArchiveEntries = 100_000
/** The maximum number of bytes of one answer of a source of notices. A daily package of TED has some 20 million. */
export const sourceBytes = 500_000_000
