import { ButtonLink, EmptyState } from '@tandem/components'
import { useAllClients } from '../../../entities/client/allClients.ts'
import { addMessages } from '../messages.ts'
import { ClientField } from '../../../entities/client/ClientField.tsx'

const texts = addMessages.wizard.noClients

/** Picks the one client of a new profile; without any the way to the first. */
export function ClientStep() {
  const { clients } = useAllClients()
  if (clients?.length === 0) {
    const action = <ButtonLink to="/clients/create">{texts.action}</ButtonLink>
    return <EmptyState isCompact headingLevel={3} title={texts.title} text={texts.text} action={action} />
  }
  return <ClientField />
}
