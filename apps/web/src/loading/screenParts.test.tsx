import { expect, test } from 'vitest'
import { loginPart, screenParts, signedInPart } from './screenParts'

test.each(Object.entries({ ...screenParts, loginPart, signedInPart }))(
  '[L05] the code of the screen %s is found by its path',
  async (_name, part) => {
    expect(await part.preload()).toBeTypeOf('function')
  },
)
