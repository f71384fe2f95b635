const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  œ: 'oe',
  þ: 'th',
}

/**
 * Takes case, accents and the spelling of å away from a word, as the search does.
 *
 * @source specification 2
 */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæßđłœþ]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll('aa', 'a')
}
