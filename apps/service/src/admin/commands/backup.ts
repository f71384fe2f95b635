import { resolve } from 'node:path'
import { recordDeed } from '../../accounts/provisioning/audit'
import { createBackup } from '../../storage/backup/createBackup'
import type { Command } from './Command'

export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    takes: ['FOLDER'],
    does: 'writes a backup to a new folder, while the service runs',
    run: async (context, [named = '']) => {
      const { db, database, dataFolder, workingFolder, now } = context
      const folder = resolve(workingFolder, named)
      const manifest = await createBackup(database, dataFolder, folder, now)
      const { files, hasSecret } = manifest
      await recordDeed(db, context, { action: 'backup', subject: folder, before: null, after: manifest })
      const secret = hasSecret
        ? 'The secret of the service is in it: keep the folder private.'
        : 'SESSION_SECRET is not in it: keep it elsewhere.'
      return {
        text: `The database and ${files} files are in ${folder}. ${secret}`,
        value: { folder, ...manifest },
      }
    },
  },
}
