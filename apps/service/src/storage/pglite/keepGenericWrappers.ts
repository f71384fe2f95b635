import { setFlagsFromString } from 'node:v8'

/**
 * The number of calls into WebAssembly after which the runtime compiles a wrapper for them. No process of
 * this service reaches this number.
 */
const never = 2_147_483_647

/**
 * Makes calls between JavaScript and WebAssembly use the runtime's generic wrapper.
 *
 * Node shares compiled wrappers among the threads of a process. It crashes when two threads count references
 * to the same wrapper at the same time ("Check failed", or a segmentation fault). The embedded database is
 * WebAssembly in a worker thread, so about one start in several hundred crashed. The generic wrapper is as
 * fast for these statements. Remove this function when Node has fixed the bug.
 *
 * @source https://github.com/nodejs/node/issues/64500
 */
export function keepGenericWrappers(): void {
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${never}`)
}
