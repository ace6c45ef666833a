import { ConfirmDialog, DemoBar, lazyOverlay } from '@tandem/components'
import { dateFormats, formatMoment } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { type DemoNotice, environmentAtom } from '../../../shared/api/environment.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import {
  advanceDemoAtom,
  demoStateAtom,
  followClockAtom,
  followOtherWindowsAtom,
  isDemoBusyAtom,
  openLinkAtom,
  restartDemoAtom,
} from '../atoms.ts'
import { demoMessages } from '../messages.ts'
import { type PresenterLink, readPresenterLink } from '../presenterLink.ts'

const DemoConsole = lazyOverlay(async () => (await import('../console/DemoConsole.tsx')).DemoConsole)

/** The bar over the demo. */
export function DemoControls() {
  const { demo } = useAtomValue(environmentAtom)
  const state = useAtomValue(demoStateAtom)
  const now = useAtomValue(nowAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const user = useAtomValue(userAtom)
  const restart = useSetAtom(restartDemoAtom)
  const advance = useSetAtom(advanceDemoAtom)
  useAtomValue(followOtherWindowsAtom)
  const scenarios = useMemo(() => state?.scenarios.map(({ name, title }) => ({ id: name, name: title })) ?? [], [state])

  const followClock = useSetAtom(followClockAtom)
  const showToast = useSetAtom(showToastAtom)
  const consoleButton = useRef<HTMLButtonElement>(undefined)
  const [isConsoleOpen, setIsConsoleOpen] = useState(false)
  const [hasConsole, setHasConsole] = useState(false)

  useEffect(() => {
    if (state) followClock(state.clock)
  }, [state, followClock])
  const openLink = useSetAtom(openLinkAtom)
  const [waitingLink, setWaitingLink] = useState<PresenterLink>()
  // The bar outlives the session, and `showToast` does not.
  const tell = useEffectEvent((notice: DemoNotice) => showToast({ ...notice, isKept: true }))
  useEffect(() => {
    let isMounted = true
    const follow = async (promise: Promise<DemoNotice | undefined>) => {
      const notice = await promise
      if (notice && isMounted) tell(notice)
    }
    const followLink = async () => {
      const query = await demo?.waitingLink
      if (query !== undefined && isMounted) setWaitingLink(readPresenterLink(query))
    }
    void Promise.all([...(demo?.notices.map(follow) ?? []), followLink()])
    return () => {
      isMounted = false
    }
  }, [demo])

  const leave = async () => {
    await demo?.leave()
    window.location.assign('/')
  }
  const closeConsole = () => {
    setIsConsoleOpen(false)
    consoleButton.current?.focus()
  }
  const toggleConsole = (event: MouseEvent<HTMLButtonElement>) => {
    consoleButton.current = event.currentTarget
    setHasConsole(true)
    setIsConsoleOpen((before) => !before)
  }
  return (
    <>
      <DemoBar
        scenarios={scenarios}
        scenarioId={state?.scenario ?? ''}
        onScenarioChange={(_, { scenarioId }) => void restart(scenarioId)}
        timeText={state && formatMoment(now, dateFormats.tableMoment, viewerZone)}
        onAdvance={(_, { advanceMs }) => void advance(advanceMs)}
        onReset={() => void restart()}
        isConsoleOpen={isConsoleOpen}
        onConsoleToggle={toggleConsole}
        onLeave={() => void leave()}
        isBusy={isBusy || !state}
      />
      <ConfirmDialog
        isOpen={waitingLink !== undefined && state !== undefined}
        title={demoMessages.replacing.title}
        confirmLabel={demoMessages.replacing.confirm}
        cancelLabel={demoMessages.replacing.cancel}
        intent="danger"
        isBusy={isBusy}
        onConfirm={async () => {
          if (waitingLink) await openLink(waitingLink)
          setWaitingLink(undefined)
        }}
        onCancel={() => setWaitingLink(undefined)}
      >
        <p>{demoMessages.replacing.text}</p>
      </ConfirmDialog>
      {hasConsole && user && <DemoConsole isOpen={isConsoleOpen} onClose={closeConsole} />}
    </>
  )
}
