import { DemoBar } from '@tandem/components'
import { dateFormats, formatMoment } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { nowAtom, viewerZone } from '../../../shared/clock.ts'
import { environmentAtom } from '../../../shared/environment.ts'
import { advanceDemoAtom, demoStateAtom, followOtherWindowsAtom, isDemoBusyAtom, restartDemoAtom } from '../atoms.ts'

/** The bar over the demo. */
export function DemoControls() {
  const { demo } = useAtomValue(environmentAtom)
  const state = useAtomValue(demoStateAtom)
  const now = useAtomValue(nowAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const restart = useSetAtom(restartDemoAtom)
  const advance = useSetAtom(advanceDemoAtom)
  useAtomValue(followOtherWindowsAtom)
  const scenarios = useMemo(() => state?.scenarios.map(({ name, title }) => ({ id: name, name: title })) ?? [], [state])

  const leave = async () => {
    await demo?.leave()
    window.location.assign('/')
  }
  return (
    <DemoBar
      scenarios={scenarios}
      scenarioId={state?.scenario ?? ''}
      onScenarioChange={(_, { scenarioId }) => void restart(scenarioId)}
      timeText={state && formatMoment(now, dateFormats.tableMoment, viewerZone)}
      onAdvance={(_, { advanceMs }) => void advance(advanceMs)}
      onReset={() => void restart()}
      onLeave={() => void leave()}
      isBusy={isBusy || !state}
    />
  )
}
