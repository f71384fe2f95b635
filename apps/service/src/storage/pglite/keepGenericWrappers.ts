import { setFlagsFromString } from 'node:v8'

/**
 * A number of calls that no process of this service reaches. After this many calls between JavaScript and
 * WebAssembly, V8 compiles a special wrapper.
 */
const never = 2_147_483_647

/**
 * Stops V8 from compiling special wrappers for calls between JavaScript and WebAssembly, which made about one
 * start in several hundred crash. Node shares these wrappers among threads, and crashes when two threads
 * update the reference count of one wrapper at the same time. Remove this function when Node has fixed the
 * bug.
 *
 * @source https://github.com/nodejs/node/issues/64500
 */
export function keepGenericWrappers(): void {
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${never}`)
}
