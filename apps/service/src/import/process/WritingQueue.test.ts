import { expect, test } from 'vitest'
import { WritingQueue } from './WritingQueue'

/** Lets all promises settle that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function write() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { promise, resolve, reject }
}

test('[G01] as many notices are written at once as may be, and the next one waits', async () => {
  const queue = new WritingQueue(2)
  const [one, two] = [write(), write()]
  const ended: string[] = []
  await queue.add(['a'], one.promise, (result) => ended.push(result))
  let hasRoom = false
  const second = queue.add(['b'], two.promise, (result) => ended.push(result)).then(() => (hasRoom = true))
  two.resolve('two')
  await settle()
  expect(hasRoom).toBe(false)
  one.resolve('one')
  await second
  await queue.drain()
  expect(ended).toEqual(['two', 'one'])
})

test('[G01] a notice waits for the others of its purchase, and for no others', async () => {
  const queue = new WritingQueue(4)
  const one = write()
  await queue.add(['procedure:1', 'notice:1'], one.promise, () => undefined)
  await queue.waitFor(['procedure:2'])
  let isFree = false
  const waiting = queue.waitFor(['notice:2', 'procedure:1']).then(() => (isFree = true))
  await settle()
  expect(isFree).toBe(false)
  one.resolve('one')
  await waiting
})

test('[G01] an import that ends early waits for what is being written', async () => {
  const queue = new WritingQueue(3)
  const one = write()
  await queue.add(['a'], one.promise, () => undefined)
  let isSettled = false
  const settled = queue.settle().then(() => (isSettled = true))
  await settle()
  expect(isSettled).toBe(false)
  one.reject(new Error('the database is away'))
  await expect(settled).resolves.toBe(true)
})

test('[G01] a write that fails ends the import when the others have ended', async () => {
  const queue = new WritingQueue(3)
  const [one, two] = [write(), write()]
  let isTwoEnded = false
  await queue.add(['a'], one.promise, () => undefined)
  await queue.add(['b'], two.promise, () => (isTwoEnded = true))
  one.reject(new Error('the database is away'))
  const drained = queue.drain()
  await settle()
  two.resolve('two')
  await expect(drained).rejects.toThrow('the database is away')
  expect(isTwoEnded).toBe(true)
})
