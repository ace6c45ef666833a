import { type CustomAttribute } from '../recipient/schema.ts'
import { type ImportColumn, ImportTarget } from './schema.ts'

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Names that other programs give to the fields of a recipient, in English, German, French and Spanish, in lower-case
 * letters and digits only, by spaces.
 */
const spellings: Readonly<Record<ImportTarget, string>> = {
  firstName:
    'first firstname givenname forename fname namefirst contactfirstname leadfirstname personfirstname vorname rufname prenom nombre nombres nombredepila',
  lastName:
    'last lastname surname familyname lname namelast contactlastname leadlastname personlastname nachname familienname zuname nom nomdefamille apellido apellidos',
  fullName: 'name fullname contactname leadname personname vollstandigername nomcomplet nometprenom nombrecompleto',
  url: 'url link profile profileurl profilelink linkofprofile linkedin linkedinurl linkedinlink linkedinprofile linkedinprofileurl linkedinprofilelink personlinkedinurl contactlinkedinurl publicprofileurl defaultprofileurl profil profillink linkedinprofil lien lienlinkedin profillinkedin lienduprofil urlduprofil enlace perfil perfillinkedin perfildelinkedin enlacedelperfil urldelperfil',
  title:
    'title jobtitle position role jobrole headline occupation currentposition function titel funktion rolle beruf berufsbezeichnung stelle poste fonction titre intituleduposte puesto cargo posicion titulo',
  company:
    'company companyname organization organisation organizationname employer account accountname firm firma firmenname unternehmen unternehmensname arbeitgeber entreprise societe nomdelentreprise employeur empresa compania organizacion nombredelaempresa',
  industry:
    'industry sector branch companyindustry vertical lineofbusiness branche industrie secteur secteurdactivite industria',
  location:
    'location city place address region country area geography personlocation contactlocation ort stadt wohnort standort land ville lieu localisation pays ciudad ubicacion lugar localidad pais',
  timeZone: 'timezone tz zone timezonename iana ianatimezone zeitzone fuseauhoraire zonahoraria husohorario',
}

/** IMPORT-27: what a column is called after: a custom attribute of this name, else a field of the recipient. */
export function targetNamed(
  name: string,
  attributes: readonly CustomAttribute[] = [],
): NonNullable<ImportColumn['attributeId']> | undefined {
  const letters = lettersOf(name)
  if (letters === '') return undefined
  return (
    attributes.find((attribute) => lettersOf(attribute.name) === letters)?.id ??
    ImportTarget.options.find((target) => spellings[target].split(' ').includes(letters))
  )
}
