import { setFlagsFromString } from 'node:v8'

/** The number of calls after which the runtime would compile a wrapper; higher than any service reaches. */
const never = 2_147_483_647

/**
 * Makes calls between JavaScript and WebAssembly use the runtime's generic wrapper.
 *
 * Node shares compiled wrappers among all threads of a process, and crashes when two threads count
 * references to one at once ("Check failed", or a segmentation fault). The embedded database is WebAssembly
 * in a worker thread, so about one start in many hundred crashed. The generic wrapper is as fast for its
 * statements. Remove this when Node has fixed the bug.
 *
 * @source https://github.com/nodejs/node/issues/64500
 */
export function keepGenericWrappers(): void {
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${never}`)
}
