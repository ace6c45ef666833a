import { type SequenceSummary } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { candidateOf, launchOrAsk } from '../launch/launchTests.ts'
import { sequenceLinks } from '../links.ts'
import { missingActionId, missingOf, missingTabs } from './sequenceActions.ts'
import { changeSequenceStatus, duplicateMutationAtom, type StatusAction } from './statusMutation.ts'

const statusActions: ReadonlySet<string> = new Set<StatusAction>(['launch', 'pause', 'archive', 'unarchive'])
const isStatusAction = (id: string): id is StatusAction => statusActions.has(id)

export function useSequenceActions() {
  const store = useStore()
  const duplicate = useSetAtom(duplicateMutationAtom)
  const navigate = useNavigate()
  // The toast of a duplicate can outlive this page, so the link in the toast needs the app's navigation.
  const { navigate: goTo } = useAtomValue(navigationAtom)
  const { search } = useLocation()
  return (sequence: SequenceSummary, actionId: string) => {
    const missing = missingOf(sequence)
    if (actionId === 'view') void navigate(`${sequenceLinks.sequence(sequence.id)}${search}`)
    else if (actionId === missingActionId && missing)
      void navigate(`${sequenceLinks.tab(sequence.id, missingTabs[missing])}${search}`)
    else if (actionId === 'duplicate') void duplicate({ sequence, navigate: goTo })
    else if (isStatusAction(actionId)) {
      const change = () => void changeSequenceStatus(store, { sequence, action: actionId })
      if (actionId === 'launch') launchOrAsk(store, candidateOf(sequence), change)
      else change()
    }
  }
}
