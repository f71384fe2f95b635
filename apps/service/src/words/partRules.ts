/** The languages that write compounds as one word. */
export const compoundLanguages = ['da', 'sv', 'nb'] as const
export type CompoundLanguage = (typeof compoundLanguages)[number]

const list = (words: string) => words.split(/\s+/u).filter((word) => word !== '')

/**
 * Joining words, verb prefixes, and endings that look like words. They are never parts of compounds. Written
 * without accents.
 */
const neverParts: ReadonlySet<string> = new Set(
  list(`
    var vare vaere vaeret blev bliver blir har havde hade kan kunne skal skulle skall vil ville vill ska maa
    den det der dem dens dets denne dette disse som han hun hon han sin sine sina sit sitt man mange
    men med mot mod til till fra fran for fore fore ved vid over under efter etter foer inden innan uden utan
    mellem mellan mellom hos per via samt eller ikke icke inte ogsa och ind inn ude ute opp upp ned ner bort frem fram
    hver hvert varje her dar alt alle alla alt all andet andre andra annan selv sjalv saa sadan
    gen mis van sam bag bak for fort
    age tage tager tagen tagande ering eringer eringen erings erende erand ning ninger ningen nings ning
    else elser elsen elses hed heder heden het heter heten skab skabe skaber skabet skap skapet
    dom dommen bar bare bart som somme lig lige ligt lighed lig liga ligt ium tion tionen tioner ion ioner
    eri erier eriet erne arna erna orna ende ande iske isk iskt ist ister isme ism tet teter itet
    hen her sen son nen ren den ste sta sti ten ter tes tis tor tur ret ret rer ler lers let
    able abel ment ments net ner ners nes nel nal nat nat
    one two the and per pro pre res ress art arter arten arts era eran
    dag dagen dage dagar uge tid tiden tider gang ganger gange gangen
    side sider sidan del dele deler delen delar dela
    stor store stort stora ny nye nyt nytt nya god gode gott
    led leds leda leder ledet lede leden lag lagt lagd lagg lagge lagga ligger
    ser set sett sat satt satte sette ga gar gav gave given givet tal tale tall
    rig rige rik rika ror rort rad rade raden raad ord orden order ordet
    arv rett ratt ratten retten fast faste`),
)

/**
 * Beginnings of words, written without accents. A word is not split inside such a beginning, because the
 * beginning only looks like a compound. For example, 'halvår' does not consist of 'hal' and 'vår', and the
 * 'transport' in 'transportudstyr' does not consist of 'trans' and 'port'.
 */
const wholeBeginnings = list(`
  halv hals halland hallo radar kontroller tillhandahall deltag foretag vedtag modtag mottag optag opptag upptag
  overtag undtag indtag inntag iagttag fratag antag aftag avtag betag tiltag etage montag monter
  montor sabotage stagn kontakt rapport transport import eksport export support opport forhold portr brigad
  parker parkett parkour havner brosj brosch brochure ansvar forsvar regn muren murren rektor sektor
  doktor lokal total kapital digital signal kanal journal balan distan instan assist resist bistand
  avstand afstand tilstand tillstand gjenstand genstand motstand modstand omstand`)

/** Returns the number of letters at the beginning of a word that must not be split. */
export const lettersOfBeginning = (word: string): number =>
  Math.max(0, ...wholeBeginnings.filter((one) => word.startsWith(one)).map(({ length }) => length))

/**
 * Returns how many items must contain a word of this length, for it to count as a part of compounds. The
 * number is higher for short words, because they occur inside other words by chance.
 */
const commonAt = (letters: number) => (letters > 4 ? 2 : letters === 4 ? 4 : 20)

export interface KnownWord {
  readonly word: string
  readonly count: number
  readonly isTrade: boolean
}

/**
 * Whether a text is a listed word that is never a part of compounds. Returns false for other forms of a
 * listed word, such as its plural.
 */
export const isNeverPart = (text: string): boolean => neverParts.has(text)

export function isPart({ word, count, isTrade }: KnownWord): boolean {
  if (word.length < 3 || neverParts.has(word)) return false
  return isTrade || count >= commonAt(word.length)
}

/**
 * The minimum frequency of trade words (words in the table of synonyms). With this frequency, they count as
 * parts of compounds even if no item contains them.
 */
const tradeCount = 20

export const frequencyOf = ({ count, isTrade }: KnownWord): number =>
  isTrade ? Math.max(count, tradeCount) : count
