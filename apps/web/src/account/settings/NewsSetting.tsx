import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { Alert } from '@spadestik/ui/Alert'
import { Card } from '@spadestik/ui/Card'
import { Switch } from '@spadestik/ui/Switch'
import { useIntl } from 'react-intl'
import { useSaveUser } from '../../api/account/saveUser'
import { RequestFailure } from '../../problems/RequestFailure'
import { useSubmission } from '../../forms/useSubmission'
import { useTimedNotice } from '../../forms/useTimedNotice'
import { messages } from './Settings.messages'
import * as css from '../parts/boxes.css'

/** The setting that decides whether the news opens after login. Each change is saved immediately (N01). */
export function NewsSetting({ user }: { user: Schemas['User'] }) {
  const { formatMessage } = useIntl()
  const saveUser = useSaveUser()
  const { isPending, problem, submit } = useSubmission()
  const { notice, show, hide } = useTimedNotice<'saved'>()

  async function choose(showPopups: boolean): Promise<void> {
    hide()
    const { name, phone, position } = user
    await submit(
      () => saveUser({ name, position, showPopups, phone: phone ?? '' }),
      () => show('saved', limits.settingsConfirmationMs),
    )
  }

  return (
    <Card title={formatMessage(messages.news)}>
      <div className={css.stack}>
        <Switch
          isSelected={user.showPopups}
          isDisabled={isPending}
          onChange={(isOn) => void choose(isOn)}
          description={formatMessage(messages.popUpsHint)}
        >
          {formatMessage(messages.popUps)}
        </Switch>
        {notice === 'saved' && <Alert tone="success">{formatMessage(messages.saved)}</Alert>}
        <RequestFailure problem={problem}>{formatMessage(messages.saveFailed)}</RequestFailure>
      </div>
    </Card>
  )
}
