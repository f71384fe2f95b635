import { describe, expect, test } from 'vitest'
import { nameStyle, partClass } from './partClass'

describe('[G08] the class name of a part', () => {
  test.each([
    ['src/media/Carousel/Carousel.css.ts', 'track', 'sp-Carousel-track'],
    ['src/media/Carousel/Carousel.css.ts', 'carousel', 'sp-Carousel'],
    ['src/styles/control.css.ts', 'input', 'sp-control-input'],
  ])('in %s, %s is %s', (file, name, expected) => {
    expect(partClass(file, name)).toBe(expected)
  })

  test('is not given to two styles', () => {
    const style = { filePath: 'src/a/A/A.css.ts', debugId: 'row' }
    expect(nameStyle({ ...style, hash: '1' })).toBe('sp-A-row')
    expect(nameStyle({ ...style, hash: '1' })).toBe('sp-A-row')
    expect(() => nameStyle({ ...style, hash: '2' })).toThrow('Two styles are named sp-A-row')
  })

  test('is a hash for an animation, which has no name', () => {
    expect(nameStyle({ filePath: 'src/a/A/A.css.ts', hash: '1a' })).toBe('_1a')
  })
})
