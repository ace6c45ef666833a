import { Button } from '@fluentui/react-components'
import { DialogFrame, StepTrail } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import {
  attachedProfileQueryAtom,
  checkNowAtom,
  connectAddressAtom,
  endAttachAtom,
  openAttachWindowAtom,
  takeAnswerAtom,
} from '../../entities/profile/attach/attach.ts'
import { useAttachDialogStyles } from './AttachDialog.styles.ts'
import { type Attach, attachWindowAtom } from '../../entities/profile/attach/attachState.ts'
import { AttachStep } from './AttachStep.tsx'
import { attachMessages as texts } from '../../entities/profile/attach/messages.ts'

const stageNumbers = { opening: 0, signIn: 1, checking: 2 } as const
const steps = [texts.steps.open, texts.steps.signIn, texts.steps.check]

/** The steps of attaching a profile, and the way on from each (PROF-47). */
export function AttachSurface({ attach }: { readonly attach: Attach }) {
  const styles = useAttachDialogStyles()
  const end = useSetAtom(endAttachAtom)
  useAnswers()
  useFirstOpening(attach)
  return (
    <DialogFrame
      modalType="alert"
      title={texts.title(attach.name)}
      contentClassName={styles.content}
      className={styles.surface}
      onClose={() => end()}
      actions={
        <>
          <Button onClick={() => end()}>{attach.stage === 'checking' ? texts.stop : texts.cancel}</Button>
          <WaysOn attach={attach} />
        </>
      }
    >
      <StepTrail label={texts.steps.label} steps={steps} current={stageNumbers[attach.stage]} />
      <AttachStep attach={attach} />
    </DialogFrame>
  )
}

/** Counts the answers of the poll. */
function useAnswers(): void {
  const { data, dataUpdatedAt } = useAtomValue(attachedProfileQueryAtom)
  const take = useSetAtom(takeAnswerAtom)
  useEffect(() => {
    if (data) take(data, dataUpdatedAt)
  }, [data, dataUpdatedAt, take])
}

/** Opens the window as soon as its address is known. A browser that blocks it gets a link. */
function useFirstOpening({ stage }: Attach): void {
  const address = useAtomValue(connectAddressAtom)
  const opened = useAtomValue(attachWindowAtom)
  const open = useSetAtom(openAttachWindowAtom)
  useEffect(() => {
    if (stage === 'opening' && address != null && opened === undefined) open(false)
  }, [stage, address, opened, open])
}

function WaysOn({ attach: { stage } }: { readonly attach: Attach }) {
  const opened = useAtomValue(attachWindowAtom)
  const address = useAtomValue(connectAddressAtom)
  const open = useSetAtom(openAttachWindowAtom)
  const check = useSetAtom(checkNowAtom)
  if (stage === 'opening') return null
  const window = typeof opened === 'object' ? opened : undefined
  const toWindow = window ? () => window.show() : () => open(true)
  return (
    <>
      <Button disabled={!window && address == null} onClick={toWindow}>
        {window ? texts.show : texts.openAgain}
      </Button>
      {stage === 'signIn' && (
        <Button appearance="primary" onClick={() => check()}>
          {texts.check}
        </Button>
      )}
    </>
  )
}
