import { expect, test } from 'vitest'
import { loginPart, screenParts, signedInPart } from './screenParts'

test.each(Object.entries({ ...screenParts, loginPart, signedInPart }))(
  '[L05] the code of the screen %s is found by its path',
  async (_name, part) => {
    await expect(part.preload()).resolves.toBeUndefined()
  },
)
