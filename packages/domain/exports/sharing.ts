export { isShared, preselectedUsers, usersToSave } from '../src/sharing/sharing'
