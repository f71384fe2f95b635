import { describe, expect, test } from 'vitest'
import { inTwoLetters, markedSpellings, plainSpellings, tokensOf, withMarks, wordsOf } from './letters'

describe('the letters of words', () => {
  test.each([
    ['Århus', 'århus'],
    ['AARHUS', 'aarhus'],
    ['Løten', 'löten'],
    ['Malmö', 'malmö'],
    ['lærerværelse', 'lärervärelse'],
    ['collège', 'college'],
    ['Straße', 'strasse'],
    ['A\u030Ahus', 'åhus'],
  ])('[S08] %s is searched as %s', (text, word) => {
    expect(wordsOf(text)).toEqual([word])
  })

  test('[S08] marked letters are written in two letters and in one, and each finds the other', () => {
    expect([inTwoLetters('åsälö'), withMarks('aasaeloe')]).toEqual(['aasaeloe', 'åsälö'])
    expect(plainSpellings('nästved')).toEqual(['nastved', 'naestved'])
  })

  test('[S08] two letters are not always one', () => {
    expect(markedSpellings('aeldreboende')).toEqual(['äldrebönde', 'aeldrebönde', 'äldreboende'])
    expect(markedSpellings('skole')).toEqual([])
    expect(markedSpellings('aa'.repeat(20))).toEqual(['å'.repeat(20)])
  })

  test('[S08] a word stands where it was written, and a long one is cut', () => {
    expect(tokensOf('Åby-skolen (2)')).toEqual([
      { word: 'åby', start: 0, end: 3 },
      { word: 'skolen', start: 4, end: 10 },
      { word: '2', start: 12, end: 13 },
    ])
    expect(wordsOf('a'.repeat(90))).toEqual(['a'.repeat(40)])
  })
})
