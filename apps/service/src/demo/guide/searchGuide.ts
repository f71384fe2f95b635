import type { GuideTab } from './GuideTab'

/** How to search. */
export const searchGuide: GuideTab = {
  names: { da: 'Søgning', sv: 'Sökning', nb: 'Søk', en: 'Searching' },
  icon: 'search',
  pages: [
    {
      titles: {
        da: 'Søg med ord',
        sv: 'Sök med ord',
        nb: 'Søk med ord',
        en: 'Search by words',
      },
      parts: [
        {
          da: '<p>Skriv et eller flere ord. Alle ord skal findes, men gerne i en anden form: <em>skole</em> finder også <em>skolen</em> og <em>skolebyggeri</em>.</p>',
          sv: '<p>Skriv ett eller flera ord. Alla ord måste finnas, men gärna i en annan form: <em>skola</em> hittar även <em>skolan</em> och <em>skolbyggnad</em>.</p>',
          nb: '<p>Skriv ett eller flere ord. Alle ord må finnes, men gjerne i en annen form: <em>skole</em> finner også <em>skolen</em> og <em>skolebygg</em>.</p>',
          en: '<p>Type one or more words. All of them must be found, in whatever form: <em>school</em> also finds <em>schools</em>.</p>',
        },
        {
          da: '<p>Vælg <strong>Postnummer</strong> for at søge på begyndelsen af et postnummer: <em>80</em> finder 8000 til 8099.</p>',
          sv: '<p>Välj <strong>Postnummer</strong> för att söka på början av ett postnummer: <em>41</em> hittar allt från 410 00 till 419 99.</p>',
          nb: '<p>Velg <strong>Postnummer</strong> for å søke på begynnelsen av et postnummer: <em>50</em> finner 5000 til 5099.</p>',
          en: '<p>Choose <strong>Zip code</strong> to search by the beginning of a postal code: <em>80</em> finds 8000 to 8099.</p>',
        },
      ],
    },
    {
      titles: {
        da: 'Vælg til og fra',
        sv: 'Välj till och från',
        nb: 'Velg til og fra',
        en: 'Include and exclude',
      },
      parts: [
        {
          da: '<p>Tryk en gang på et kriterium for at tage det med, en gang til for at udelukke det og en tredje gang for at slippe det. En gren tager alt under sig med.</p><ul><li>Inden for et filter er ét match nok.</li><li>Mellem filtre skal alle passe.</li></ul>',
          sv: '<p>Tryck en gång på ett kriterium för att ta med det, en gång till för att utesluta det och en tredje gång för att släppa det. En gren tar med allt under sig.</p><ul><li>Inom ett filter räcker en träff.</li><li>Mellan filter måste alla stämma.</li></ul>',
          nb: '<p>Trykk én gang på et kriterium for å ta det med, én gang til for å utelukke det og en tredje gang for å slippe det. En gren tar med alt under seg.</p><ul><li>Innenfor et filter er ett treff nok.</li><li>Mellom filtre må alle stemme.</li></ul>',
          en: '<p>Press a criterion once to include it, again to exclude it and a third time to let it go. A branch takes along all below it.</p><ul><li>Within a filter, one match is enough.</li><li>Between filters, all must match.</li></ul>',
        },
      ],
    },
    {
      titles: {
        da: 'Find udbud efter frist',
        sv: 'Hitta upphandlingar efter sista dag',
        nb: 'Finn anbud etter frist',
        en: 'Find tenders by deadline',
      },
      parts: [
        {
          da: '<p>Angiv, hvornår fristen tidligst og senest må ligge. Både frister for tilbud og for ansøgning om deltagelse tæller.</p>',
          sv: '<p>Ange när sista dagen tidigast och senast får ligga. Både anbud och ansökan om att delta räknas.</p>',
          nb: '<p>Angi når fristen tidligst og senest kan ligge. Både frister for tilbud og for søknad om deltakelse teller.</p>',
          en: '<p>Say how early and how late the deadline may be. Deadlines for tenders and for requests to participate both count.</p>',
        },
      ],
    },
  ],
}
