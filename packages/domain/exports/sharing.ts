export { isShared, offersSharing, preselectedUsers, usersToSave } from '../src/sharing/sharing'
