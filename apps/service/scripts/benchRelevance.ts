import { parseArgs } from 'node:util'
import { realData, withoutRealData } from '../../../tests/setup/realData'
import { openBenchDatabase } from './bench/openBenchDatabase'
import { fillNotices, importNotices } from './bench/relevance/fillNotices'
import type { RelevanceQuery } from './bench/relevance/readQueries'
import { forgetNames } from './bench/relevance/forgetNames'
import { readQueries } from './bench/relevance/readQueries'
import type { Scores } from './bench/relevance/scores'
import { measureTitles } from './bench/relevance/measureTitles'
import { drawLexicon } from './bench/relevance/drawLexicon'
import { sampleWords } from './bench/relevance/sampleWords'
import { estimate, measures, scoresOf } from './bench/relevance/scores'
import type { Searcher } from './bench/relevance/searchers'
import { prepareSearchers } from './bench/relevance/searchers'
import { runCommand } from './runCommand'

const usage =
  'pnpm bench:relevance [--engine pglite|postgres] [--sample <words> | --lexicon <words>] [--seed <number>] [--titles <file>]'

interface Answered {
  readonly query: RelevanceQuery
  readonly scores: Scores
}

function cells(answered: readonly Answered[]): string {
  const classes = [...Map.groupBy(answered, ({ query }) => query.code).values()]
  return measures
    .map((measure) => {
      const { mean, low, high } = estimate(classes.map((group) => group.map(({ scores }) => scores[measure])))
      return `${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`
    })
    .join(' | ')
}

const parts: readonly (readonly [name: string, isIn: (query: RelevanceQuery) => boolean])[] = [
  ['tuning', ({ isHeld }) => !isHeld],
  ['held', ({ isHeld }) => isHeld],
  ...(['da', 'sv', 'nb', 'en'] as const).map(
    (own) => [`held, ${own}`, ({ isHeld, language }: RelevanceQuery) => isHeld && language === own] as const,
  ),
]

async function answer({ search }: Searcher, queries: readonly RelevanceQuery[]): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const query of queries) {
    answered.push({ query, scores: scoresOf(await search(query), query.answers) })
  }
  return answered
}

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'pglite' },
      sample: { type: 'string' },
      lexicon: { type: 'string' },
      seed: { type: 'string', default: '1' },
      titles: { type: 'string' },
    },
  })
  if (values.titles !== undefined) {
    const { db, close } = await openBenchDatabase(values.engine)
    try {
      await measureTitles(db, values.titles)
    } finally {
      await close()
    }
    return
  }
  if (realData === null) {
    console.log(`Relevance is not measured. ${withoutRealData}`)
    return
  }
  const { db, close } = await openBenchDatabase(values.engine)
  try {
    const drawing = values.sample ?? values.lexicon
    if (drawing !== undefined) {
      await importNotices(db, realData)
      const draw = values.sample === undefined ? drawLexicon : sampleWords
      await draw(db, Number(drawing), Number(values.seed))
      return
    }
    const notices = await fillNotices(db, realData)
    const queries = await readQueries(db)
    await forgetNames(db, queries)
    console.log(`${notices} notices, ${queries.length} queries, on ${values.engine}\n`)
    console.log(
      '| queries | count | search | nDCG@10 | recall@20 | precision@10 | finds nothing |\n|---|--:|---|--:|--:|--:|--:|',
    )
    const results: { readonly name: string; readonly answered: Answered[] }[] = []
    for (const searcher of await prepareSearchers(db)) {
      results.push({ name: searcher.name, answered: await answer(searcher, queries) })
    }
    for (const [part, isIn] of parts) {
      for (const { name, answered } of results) {
        const own = answered.filter(({ query }) => isIn(query))
        console.log(`| ${part} | ${own.length} | ${name} | ${cells(own)} |`)
      }
    }
  } finally {
    await close()
  }
})
