export { isShared, preselectedUsers, usersToSave } from '../src/sharing/sharing'
export { mergeEdit } from '../src/sharing/mergeEdit'
export type { MergedEdit } from '../src/sharing/mergeEdit'
