import { type SequenceId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { RouteLink } from '../../../shared/page/RouteLink.tsx'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'

const texts = importMessages.source

interface ImportSourceProps {
  readonly fileName: string
  readonly sequenceId: SequenceId | null
}

/** The imported file and the target sequence. */
export function ImportSource({ fileName, sequenceId }: ImportSourceProps) {
  const { data: sequence } = useAtomValue(useMemo(() => sequenceQueryAtomOf(sequenceId), [sequenceId]))
  return (
    <>
      {texts.file(fileName)}
      {sequence && (
        <>
          {texts.into}
          <RouteLink inline to={importLinks.sequence(sequence.id)}>
            {sequence.name}
          </RouteLink>
        </>
      )}
    </>
  )
}
