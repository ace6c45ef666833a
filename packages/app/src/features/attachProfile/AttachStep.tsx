import { Button, Field, Link, ProgressBar } from '@fluentui/react-components'
import { Notice } from '@tandem/components'
import { attachPollingTries } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent } from 'react'
import { errorText } from '../../shared/api/errorText.ts'
import { sharedMessages } from '../../shared/text/messages.ts'
import {
  attachedProfileQueryAtom,
  connectAddressAtom,
  connectUrlQueryAtom,
  followConnectLinkAtom,
  openAttachWindowAtom,
} from '../../entities/profile/attach/attach.ts'
import { useAttachDialogStyles } from './AttachDialog.styles.ts'
import { type Attach, attachWindowAtom } from '../../entities/profile/attach/attachState.ts'
import { attachMessages as texts } from '../../entities/profile/attach/messages.ts'

/** The current step, and its ways on. */
export function AttachStep({ attach }: { readonly attach: Attach }) {
  const styles = useAttachDialogStyles()
  const opened = useAtomValue(attachWindowAtom)
  if (opened === 'blocked') return <Blocked />
  if (attach.stage === 'opening') return <Opening />
  if (attach.stage === 'signIn') {
    const text = opened === undefined ? texts.signInElsewhere : texts.signIn
    return (
      <>
        <p role="status" className={styles.text}>
          {text(attach.name)}
        </p>
        <Offline />
      </>
    )
  }
  const progress = texts.progress(attach.tries, attachPollingTries)
  return (
    <>
      <p className={styles.text}>{texts.checking}</p>
      <Field validationMessage={progress} validationState="none">
        <ProgressBar aria-label={progress} value={attach.tries} max={attachPollingTries} />
      </Field>
      <Offline />
    </>
  )
}

function Opening() {
  const styles = useAttachDialogStyles()
  const { error, isFetching, refetch } = useAtomValue(connectUrlQueryAtom)
  const address = useAtomValue(connectAddressAtom)
  if (address === undefined && error && !isFetching) {
    return (
      <Notice intent="error" title={texts.urlFailed}>
        {errorText(error)} <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
      </Notice>
    )
  }
  if (address === null) {
    return <Notice intent="error">{texts.badUrl}</Notice>
  }
  return (
    <Field validationMessage={texts.opening} validationState="none" className={styles.text}>
      <ProgressBar aria-label={texts.opening} />
    </Field>
  )
}

/** PROF-20 */
function Blocked() {
  const address = useAtomValue(connectAddressAtom)
  const open = useSetAtom(openAttachWindowAtom)
  const follow = useSetAtom(followConnectLinkAtom)
  const handleClick = (event: MouseEvent) => {
    // After a click the browser may open the window that it blocked before. Otherwise the link opens a tab.
    if (open(true)) event.preventDefault()
    else follow()
  }
  return (
    <Notice intent="warning" title={texts.blocked.title}>
      {texts.blocked.text}{' '}
      {address != null && (
        <Link href={address} target="_blank" rel="noreferrer" inline onClick={handleClick}>
          {texts.blocked.link}
        </Link>
      )}
    </Notice>
  )
}

function Offline() {
  const { error } = useAtomValue(attachedProfileQueryAtom)
  if (!error) return null
  return (
    <Notice intent="warning" title={texts.offline}>
      {errorText(error)}
    </Notice>
  )
}
