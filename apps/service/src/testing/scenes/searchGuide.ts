import type { GuideTab } from './GuideTab'

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
          da: '<p>Vælg <strong>Postnummer</strong> for at søge på begyndelsen af et postnummer: <em>80</em> finder 8000 til 8099. Lister og intervaller virker også: <em>8000-8450, 71</em>.</p>',
          sv: '<p>Välj <strong>Postnummer</strong> för att söka på början av ett postnummer: <em>41</em> hittar allt från 410 00 till 419 99. Listor och intervall fungerar också: <em>21000-21999, 41</em>.</p>',
          nb: '<p>Velg <strong>Postnummer</strong> for å søke på begynnelsen av et postnummer: <em>50</em> finner 5000 til 5099. Lister og intervaller virker også: <em>5000-5299, 71</em>.</p>',
          en: '<p>Choose <strong>Zip code</strong> to search by the beginning of a postal code: <em>80</em> finds 8000 to 8099. Lists and ranges work too: <em>8000-8450, 71</em>.</p>',
        },
      ],
    },
    {
      titles: {
        da: 'Søg mere præcist',
        sv: 'Sök mer exakt',
        nb: 'Søk mer presist',
        en: 'Search more precisely',
      },
      parts: [
        {
          da: '<p>Med få tegn søger du mere præcist:</p><ul><li><em>"ny skole"</em>: ord, der følger efter hinanden</li><li><em>skole -tag</em>: uden et ord</li><li><em>bro ELLER tunnel</em>: et af to ord, ELLER med store bogstaver</li><li><em>renovering (skole ELLER sygehus)</em>: parenteser holder ord sammen</li><li><em>renover*</em>: ord, der begynder sådan</li><li><em>=sygehus</em>: uden ordets synonymer</li></ul>',
          sv: '<p>Med några få tecken söker du mer exakt:</p><ul><li><em>"ny skola"</em>: ord som följer på varandra</li><li><em>skola -tak</em>: utan ett ord</li><li><em>bro ELLER tunnel</em>: ett av två ord, ELLER med stora bokstäver</li><li><em>renovering (skola ELLER sjukhus)</em>: parenteser håller ihop ord</li><li><em>renover*</em>: ord som börjar så</li><li><em>=sjukhus</em>: utan ordets synonymer</li></ul>',
          nb: '<p>Med noen få tegn søker du mer presist:</p><ul><li><em>"ny skole"</em>: ord som følger etter hverandre</li><li><em>skole -tak</em>: uten et ord</li><li><em>bro ELLER tunnel</em>: ett av to ord, ELLER med store bokstaver</li><li><em>rehabilitering (skole ELLER sykehus)</em>: parenteser holder ord sammen</li><li><em>rehab*</em>: ord som begynner slik</li><li><em>=sykehus</em>: uten synonymene til ordet</li></ul>',
          en: '<p>A few signs make a search more precise:</p><ul><li><em>"new school"</em>: words that follow each other</li><li><em>school -roof</em>: without a word</li><li><em>bridge OR tunnel</em>: one of two words, OR in capital letters</li><li><em>renovation (school OR hospital)</em>: parentheses keep words together</li><li><em>renov*</em>: words that begin like this</li><li><em>=hospital</em>: without the synonyms of the word</li></ul>',
        },
        {
          da: '<p>Søg i en bestemt oplysning med dens navn og et kolon: <em>titel:skole</em>, <em>sted:Aarhus</em>, <em>bygherre:kommune</em>, <em>firma:holm</em>, <em>nr:1234</em>, <em>cpv:4521</em>. Under feltet vises, hvordan teksten forstås.</p>',
          sv: '<p>Sök i en viss uppgift med dess namn och ett kolon: <em>titel:skola</em>, <em>plats:Malmö</em>, <em>beställare:kommun</em>, <em>företag:holm</em>, <em>nr:1234</em>, <em>cpv:4521</em>. Under fältet visas hur texten tolkas.</p>',
          nb: '<p>Søk i en bestemt opplysning med navnet og et kolon: <em>tittel:skole</em>, <em>sted:Oslo</em>, <em>oppdragsgiver:kommune</em>, <em>firma:holm</em>, <em>nr:1234</em>, <em>cpv:4521</em>. Under feltet vises hvordan teksten forstås.</p>',
          en: '<p>Search in one detail by its name and a colon: <em>title:school</em>, <em>place:Aarhus</em>, <em>client:council</em>, <em>company:holm</em>, <em>number:1234</em>, <em>cpv:4521</em>. Below the field you see how the text is understood.</p>',
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
          da: '<p>Angiv, hvornår fristen tidligst og senest må ligge. Det er den næste frist, der tæller: den, som listen viser.</p>',
          sv: '<p>Ange när sista dagen tidigast och senast får ligga. Det är nästa sista dag som räknas: den som listan visar.</p>',
          nb: '<p>Angi når fristen tidligst og senest kan ligge. Det er den neste fristen som teller: den som listen viser.</p>',
          en: '<p>Say how early and how late the deadline may be. The next deadline counts, which is the one in the list.</p>',
        },
      ],
    },
  ],
}
