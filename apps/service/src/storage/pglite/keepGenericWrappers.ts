import { setFlagsFromString } from 'node:v8'

/**
 * The number of calls between JavaScript and WebAssembly after which V8 compiles a special wrapper. No
 * process of this service makes this number of calls.
 */
const never = 2_147_483_647

/**
 * Stops V8 from compiling special wrappers for calls between JavaScript and WebAssembly. Node shares these
 * wrappers among threads, and crashes when two threads update the reference count of one wrapper at the same
 * time (at about one of several hundred starts). Remove this function when Node has fixed the bug.
 *
 * @source https://github.com/nodejs/node/issues/64500
 */
export function keepGenericWrappers(): void {
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${never}`)
}
