import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { FileImage } from '@spadestik/ui/FileImage'
import { LoopVideo } from '@spadestik/ui/LoopVideo'
import { SafeHtml } from '@spadestik/ui/SafeHtml'
import { useIntl } from 'react-intl'
import { messages } from './Help.messages'

/** A part of a guide page: a sanitized text with an optional image or film (A07). */
export function GuidePart({ part, title }: { part: Schemas['HelpdeskPart']; title: string }) {
  const { formatMessage } = useIntl()
  const { text, file } = part
  return (
    <>
      <SafeHtml html={text} />
      {file?.image === true && <FileImage shape="3x1" isContained src={file.link} alt={file.name} />}
      {file?.image === false && file.link !== null && (
        <LoopVideo
          src={file.link}
          label={formatMessage(messages.film, { title })}
          restartDelayMs={limits.videoRestartMs}
        />
      )}
    </>
  )
}
