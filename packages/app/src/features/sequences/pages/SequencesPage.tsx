import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { ButtonLink } from '@tandem/components'
import { Outlet, useLocation } from 'react-router-dom'
import { ListPage } from '../../../shared/list/ListPage.tsx'
import { LaunchQuestion } from '../launch/LaunchQuestion.tsx'
import { sequenceLinks } from '../links.ts'
import { sequenceListMessages as texts } from '../list/messages.ts'
import { sequenceList } from '../list/sequenceList.ts'
import { useSequenceActions } from '../useSequenceActions.ts'

/** All sequences; one of them, and the wizard that creates one, opens over the list. */
export default function SequencesPage() {
  const { search } = useLocation()
  const act = useSequenceActions()
  const create = (appearance: 'primary' | 'secondary') => (
    <ButtonLink appearance={appearance} icon={<Add20Regular />} to={`${sequenceLinks.create}${search}`}>
      {texts.create}
    </ButtonLink>
  )
  return (
    <ListPage
      list={sequenceList}
      actions={create('primary')}
      emptyAction={create('secondary')}
      onRowAction={(_, { row, actionId }) => act(row, actionId)}
    >
      <Outlet />
      <LaunchQuestion />
    </ListPage>
  )
}
