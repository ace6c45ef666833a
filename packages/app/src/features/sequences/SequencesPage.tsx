import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { ButtonLink } from '@tandem/components'
import { Outlet, useLocation } from 'react-router-dom'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { LaunchQuestion } from './LaunchQuestion.tsx'
import { sequenceLinks } from '../../entities/sequence/links.ts'
import { sequenceListMessages as texts } from './messages.ts'
import { sequenceList } from './sequenceList.ts'
import { useSequenceActions } from '../../entities/sequence/status/useSequenceActions.ts'

/** All sequences. A sequence, and the wizard that creates a sequence, open over the list. */
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
