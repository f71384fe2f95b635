import { describe, expect, test } from 'vitest'
import { parseSynonyms, SynonymError } from './parseSynonyms'
import { readSynonyms } from './readSynonyms'

describe('a table of synonyms', () => {
  test('[S08] has one group per line, with the words of four languages', () => {
    expect(
      parseSynonyms('# trade\n\nsygehus, hospital\tsjukhus\tsykehus, >lokalsykehus\thospital\n'),
    ).toEqual([
      {
        words: [
          { language: 'da', word: 'sygehus', isNarrower: false },
          { language: 'da', word: 'hospital', isNarrower: false },
          { language: 'sv', word: 'sjukhus', isNarrower: false },
          { language: 'nb', word: 'sykehus', isNarrower: false },
          { language: 'nb', word: 'lokalsykehus', isNarrower: true },
          { language: 'en', word: 'hospital', isNarrower: false },
        ],
      },
    ])
  })

  test.each([
    ['too few columns', 'vej\tväg\tvei', 'line 2 has 3 columns instead of 4'],
    ['no word for the group', '>mor\t>far\t\t', 'line 2 has only words that say more than the group'],
    ['one word only', 'vej\t\t\t', 'line 2 has fewer than two words'],
    ['a word twice', 'vej, vej\tväg\t\t', 'line 2 has "vej" twice in one language'],
    ['something that is no word', 'vej\t7!\t\t', 'line 2 has "7!", which is not a word of 2 to 40 letters'],
  ])('[S08] with %s is refused with the number of the line', (_case, line, message) => {
    expect(() => parseSynonyms(`bro\tbro\tbru\tbridge\n${line}\n`)).toThrow(new SynonymError(message))
  })

  test('[S08] without groups is rejected', () => {
    expect(() => parseSynonyms('# nothing\n')).toThrow(SynonymError)
  })

  test('[S08] of the product has at least 600 groups, and no word means two of them in a language', () => {
    const groups = readSynonyms()
    expect(groups.length).toBeGreaterThanOrEqual(600)
    const words = groups.flatMap((group) =>
      group.words.filter((one) => !one.isNarrower).map(({ language, word }) => `${language} ${word}`),
    )
    expect(new Set(words).size).toBe(words.length)
  })
})
