import { foldLetters } from '../letters/letters'
import type { WordLanguage } from '../letters/wordLanguages'

/**
 * Verbs, each with its participles, which follow no rule. A verb with a word in front has the same ones: 'nedrevet' of
 * 'nedrive'.
 */
const lists: Readonly<Record<WordLanguage, string>> = {
  da: `rive:revet,revne skrive:skrevet,skrevne drive:drevet,drevne bryde:brudt,brudte skyde:skudt,skudte
    binde:bundet,bundne finde:fundet,fundne vinde:vundet,vundne trække:trukket,trukne lægge:lagt,lagte
    tage:taget,tagne bære:båret,bårne skære:skåret,skårne vælge:valgt,valgte sælge:solgt,solgte
    bringe:bragt,bragte gøre:gjort,gjorte fryse:frosset,frosne slå:slået,slåede`,
  nb: `rive:revet,revne skrive:skrevet,skrevne drive:drevet,drevne bryte:brutt,brutte skyte:skutt,skutte
    binde:bundet,bundne finne:funnet,funne vinne:vunnet,vunne trekke:trukket,trukne legge:lagt,lagte
    sette:satt,satte ta:tatt,tatte bære:båret,bårne skjære:skåret,skårne velge:valgt,valgte selge:solgt,solgte
    bringe:brakt,brakte gjøre:gjort,gjorte fryse:frosset,frosne slå:slått,slåtte gi:gitt,gitte`,
  sv: `riva:rivit,riven,rivet,rivna skriva:skrivit,skriven,skrivet,skrivna driva:drivit,driven,drivet,drivna
    bryta:brutit,bruten,brutet,brutna skjuta:skjutit,skjuten,skjutet,skjutna gjuta:gjutit,gjuten,gjutet,gjutna
    knyta:knutit,knuten,knutet,knutna binda:bundit,bunden,bundet,bundna vinna:vunnit,vunnen,vunnet,vunna
    lägga:lagt,lagd,lagda sätta:satt,satta ta:tagit,tagen,taget,tagna bära:burit,buren,buret,burna
    skära:skurit,skuren,skuret,skurna välja:valt,vald,valda sälja:sålt,såld,sålda göra:gjort,gjord,gjorda
    frysa:frusit,frusen,fruset,frusna slå:slagit,slagen,slaget,slagna dra:dragit,dragen,draget,dragna`,
  en: '',
}

interface StrongVerb {
  readonly root: string
  readonly forms: readonly string[]
}

const parse = (list: string): StrongVerb[] =>
  list.split(/\s+/u).flatMap((entry) => {
    const [root = '', forms = ''] = foldLetters(entry).split(':')
    return root === '' ? [] : [{ root, forms: forms.split(',') }]
  })

const strongVerbs: Readonly<Record<WordLanguage, readonly StrongVerb[]>> = {
  da: parse(lists.da),
  nb: parse(lists.nb),
  sv: parse(lists.sv),
  en: parse(lists.en),
}

/** A short root ends other verbs by chance: 'ta' of 'planta'. */
const shortestRoot = 4

/** Returns the participles of a verb, if they follow no rule: 'anlagt' of 'anlægge'. */
export const strongForms = (verb: string, language: WordLanguage): string[] =>
  strongVerbs[language].flatMap(({ root, forms }) =>
    verb === root || (root.length >= shortestRoot && verb.endsWith(root))
      ? forms.map((form) => verb.slice(0, verb.length - root.length) + form)
      : [],
  )

/** The roots of each participle and its genitive. */
const rootsOf = (verbs: readonly StrongVerb[]): ReadonlyMap<string, readonly string[]> => {
  const ends = verbs.flatMap(({ root, forms }) =>
    forms.flatMap((form) => [form, `${form}s`]).map((end) => ({ root, end })),
  )
  return new Map(
    [...Map.groupBy(ends, ({ end }) => end)].map(([end, same]) => [end, same.map(({ root }) => root)]),
  )
}

const roots = {
  da: rootsOf(strongVerbs.da),
  nb: rootsOf(strongVerbs.nb),
  sv: rootsOf(strongVerbs.sv),
  en: rootsOf(strongVerbs.en),
}

const longestForm = 9

/** Returns the verbs of which a text can be such a participle. `strongForms` decides. */
export function strongBases(text: string, language: WordLanguage): string[] {
  const bases: string[] = []
  for (let start = Math.max(0, text.length - longestForm); start <= text.length - 3; start += 1) {
    for (const root of roots[language].get(text.slice(start)) ?? []) bases.push(text.slice(0, start) + root)
  }
  return bases
}
