import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { ButtonLink, lazyOverlay } from '@tandem/components'
import { Outlet, useLocation } from 'react-router-dom'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { sequenceLinks } from '../../entities/sequence/links.ts'
import { sequenceListMessages as texts } from './messages.ts'
import { sequenceList } from './sequenceList.ts'
import { useSequenceActions } from '../../entities/sequence/status/useSequenceActions.ts'
import { useAtom } from 'jotai'
import { launchQuestionAtom } from '../../entities/sequence/launch/launchTests.ts'

const LaunchTestsDialog = lazyOverlay(async () => (await import('./LaunchTestsDialog.tsx')).LaunchTestsDialog)

/** The user must confirm a launch if prompt tests have failed, or have not run with the present prompts. */
export function LaunchQuestion() {
  const [question, setQuestion] = useAtom(launchQuestionAtom)
  if (!question) return null
  return (
    <LaunchTestsDialog
      candidate={question.candidate}
      onLaunch={question.launch}
      onClose={() => setQuestion(undefined)}
    />
  )
}

/** The list of sequences. */
export default function SequencesPage() {
  const { search } = useLocation()
  const act = useSequenceActions()
  const create = (
    <ButtonLink appearance="primary" icon={<Add20Regular />} to={`${sequenceLinks.create}${search}`}>
      {texts.create}
    </ButtonLink>
  )
  return (
    <ListPage list={sequenceList} action={create} onRowAction={(_, { row, actionId }) => act(row, actionId)}>
      <Outlet />
      <LaunchQuestion />
    </ListPage>
  )
}
