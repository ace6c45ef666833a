import { Button, Field, Link, ProgressBar, makeStyles, tokens } from '@fluentui/react-components'
import { DialogFrame, StepProgress, Notice } from '@tandem/components'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import {
  attachedProfileQueryAtom,
  attachPopup,
  connectTargetAtom,
  endAttach,
  takeResponse,
  connectUrlQueryAtom,
} from '../../entities/profile/attach/attach.ts'
import { type Attach, attachStageAtom } from '../../entities/profile/attach/attachState.ts'
import { attachMessages as texts } from '../../entities/profile/attach/messages.ts'
import { attachPollingTries } from '@tandem/contract'
import { errorText } from '../../shared/api/errorText.ts'
import { sharedMessages } from '../../shared/text/messages.ts'
import { column } from '@tandem/components/styles'

const useAttachDialogStyles = makeStyles({
  surface: { maxWidth: '520px' },
  content: column(tokens.spacingVerticalL),
  text: { margin: 0, overflowWrap: 'anywhere' },
})

function AttachStep({ attach }: { readonly attach: Attach }) {
  const styles = useAttachDialogStyles()
  const popup = useAtomValue(attachPopup.stateAtom)
  if (popup === 'blocked') return <Blocked />
  if (attach.stage === 'opening') return <Opening />
  if (attach.stage === 'signIn') {
    const text = popup === 'idle' ? texts.signInElsewhere : texts.signIn
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
  const target = useAtomValue(connectTargetAtom)
  if (target === undefined && error && !isFetching) {
    return (
      <Notice intent="error" title={texts.urlFailed}>
        {errorText(error)} <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
      </Notice>
    )
  }
  if (target === null) {
    return <Notice intent="error">{texts.badUrl}</Notice>
  }
  return (
    <Field validationMessage={texts.opening} validationState="none" className={styles.text}>
      <ProgressBar aria-label={texts.opening} />
    </Field>
  )
}

/** The link opens the same page as the popup (PROF-20). */
function Blocked() {
  const target = useAtomValue(connectTargetAtom)
  const follow = useSetAtom(attachPopup.followLinkAtom)
  return (
    <Notice intent="warning" title={texts.blocked.title}>
      {texts.blocked.text}{' '}
      {target && (
        <Link href={target.url} target="_blank" rel="noreferrer" inline onClick={(event) => follow(event, target)}>
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

const stageNumbers = { opening: 0, signIn: 1, checking: 2 } as const
const steps = [texts.steps.open, texts.steps.signIn, texts.steps.check]

/** The steps of attaching a profile, with their actions (PROF-47). */
export function AttachOverlay({ attach }: { readonly attach: Attach }) {
  const styles = useAttachDialogStyles()
  const store = useStore()
  useResponses()
  useFirstOpening(attach)
  return (
    <DialogFrame
      modalType="alert"
      title={texts.title(attach.name, attach.before === 'new')}
      contentClassName={styles.content}
      className={styles.surface}
      onClose={() => endAttach(store)}
      actions={
        <>
          <Button onClick={() => endAttach(store)}>{attach.stage === 'checking' ? texts.stop : texts.cancel}</Button>
          <StageActions attach={attach} />
        </>
      }
    >
      <StepProgress label={texts.steps.label} steps={steps} current={stageNumbers[attach.stage]} />
      <AttachStep attach={attach} />
    </DialogFrame>
  )
}

function useResponses(): void {
  const { data, dataUpdatedAt } = useAtomValue(attachedProfileQueryAtom)
  const store = useStore()
  useEffect(() => {
    if (data) takeResponse(store, data, dataUpdatedAt)
  }, [data, dataUpdatedAt, store])
}

function useFirstOpening({ stage }: Attach): void {
  const target = useAtomValue(connectTargetAtom)
  const popup = useAtomValue(attachPopup.stateAtom)
  const open = useSetAtom(attachPopup.openAtom)
  useEffect(() => {
    if (stage === 'opening' && target && popup === 'idle') open(target)
  }, [stage, target, popup, open])
}

function StageActions({ attach: { stage } }: { readonly attach: Attach }) {
  const isOpen = useAtomValue(attachPopup.stateAtom) === 'open'
  const target = useAtomValue(connectTargetAtom)
  const show = useSetAtom(attachPopup.showAtom)
  const setStage = useSetAtom(attachStageAtom)
  if (stage === 'opening') return null
  return (
    <>
      <Button disabled={!target} onClick={() => target && show(target)}>
        {isOpen ? texts.show : texts.openAgain}
      </Button>
      {stage === 'signIn' && (
        <Button appearance="primary" onClick={() => setStage('checking')}>
          {texts.check}
        </Button>
      )}
    </>
  )
}
