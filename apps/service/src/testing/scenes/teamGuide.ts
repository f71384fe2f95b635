import type { GuideTab } from './GuideTab'

export const teamGuide: GuideTab = {
  names: { da: 'Samarbejde', sv: 'Samarbete', nb: 'Samarbeid', en: 'Working together' },
  icon: 'users',
  pages: [
    {
      titles: {
        da: 'Del med kolleger',
        sv: 'Dela med kollegor',
        nb: 'Del med kolleger',
        en: 'Share with colleagues',
      },
      parts: [
        {
          da: '<p>Agenter, lister, noter og skjulte emner kan deles. Vælg, hvem der skal have dem; det delte er mærket.</p>',
          sv: '<p>Agenter, listor, anteckningar och dolda objekt kan delas. Välj vem som ska ha dem; det delade är märkt.</p>',
          nb: '<p>Agenter, lister, notater og skjulte elementer kan deles. Velg hvem som skal ha dem; det delte er merket.</p>',
          en: '<p>Agents, lists, notes and hidden items can be shared. Choose who is to have them; what is shared is marked.</p>',
        },
      ],
    },
    {
      titles: { da: 'Skriv noter', sv: 'Skriv anteckningar', nb: 'Skriv notater', en: 'Write notes' },
      parts: [
        {
          da: '<p>En note står ved sit projekt, udbud eller sin virksomhed, og kommer med på udskriften, når den har en titel.</p>',
          sv: '<p>En anteckning står vid sitt projekt, sin upphandling eller sitt företag och kommer med på utskriften när den har en rubrik.</p>',
          nb: '<p>Et notat står ved prosjektet, anbudet eller foretaket sitt, og kommer med på utskriften når det har en tittel.</p>',
          en: '<p>A note is shown with its project, tender or company. If it has a title, it is also printed.</p>',
        },
      ],
    },
    {
      titles: { da: 'Bed om kontakt', sv: 'Be om kontakt', nb: 'Be om kontakt', en: 'Ask for contact' },
      parts: [
        {
          da: '<p>Åbn en rolle, og send et tip. Vores folk skaber kontakten og vender tilbage til dig.</p>',
          sv: '<p>Öppna en roll och skicka ett tips. Vårt team ordnar kontakten och återkommer till dig.</p>',
          nb: '<p>Åpne en rolle og send et tips. Våre folk ordner kontakten og kommer tilbake til deg.</p>',
          en: '<p>Open a role and send a tip. Our people make the contact and come back to you.</p>',
        },
      ],
    },
  ],
}
