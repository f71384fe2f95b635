import { setFlagsFromString } from 'node:v8'

/**
 * V8 compiles a special wrapper after this number of calls between JavaScript and WebAssembly. No process of
 * this service reaches it.
 */
const never = 2_147_483_647

/**
 * Works around a crash of Node: stops V8 from compiling special wrappers for calls between JavaScript and
 * WebAssembly.
 *
 * Node shares these wrappers among the threads of a process. It crashes when two threads update the reference
 * count of one wrapper at the same time ("Check failed", or a segmentation fault). The embedded database is
 * WebAssembly in a worker thread, so about one start in several hundred crashed. SQL statements run as fast
 * without special wrappers. Remove this function when Node has fixed the bug.
 *
 * @source https://github.com/nodejs/node/issues/64500
 */
export function keepGenericWrappers(): void {
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${never}`)
}
