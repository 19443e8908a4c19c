/** Selling, marketing, making and designing. "This service uses the ESCO classification of the European Commission." */
export const sales = `
Sales; verkoop; verkopen; selling; sales experience; verkoopervaring; commercial sales; commerciele ervaring; commerciële ervaring; commercieel; verkooptechnieken; sales techniques; sales skills; verkoopvaardigheden
B2B sales; b2b; business to business; business-to-business; zakelijke verkoop; zakelijke markt; b2b-sales > Sales
B2C sales; b2c; consumentenverkoop; business to consumer; direct sales > Sales
Account management; accountmanagement; accountbeheer; key account management; client management; key accounts; relatiebeheer; account manager; client relationship management; customer accounts; klantenportefeuille; accounts beheren > Customer relations
Customer relations; klantrelaties; customer relationship; client relations; klantcontact; customer relationship management; klantcontacten; client relationships; customer relationships; klantenbinding; relationship building; relatiemanagement; relationship management
HubSpot > CRM
Acquisition (sales); acquisitie; koude acquisitie; warme acquisitie; new business; prospecting; lead generation; leadgeneratie; klanten werven; prospects; prospectie; nieuwe klanten; hunting; cold calling; leads; leads opvolgen; client acquisition; acquireren
Telesales; telemarketing; telefonische verkoop; outbound calls; outbound calling; inside sales; binnendienst; verkoop binnendienst; telefonische acquisitie
Field sales; buitendienst; verkoop buitendienst; outside sales; vertegenwoordiging; territory management; territory sales
Retail sales; winkelverkoop; detailhandel; retail; winkelervaring; verkoop in de winkel; store operations; retail management; winkel
Store management; filiaalbeheer; winkelmanagement; store manager; filiaalleiding; bedrijfsleiding winkel
Cash register; kassa; kassawerkzaamheden; kassawerk; cash handling; point of sale; pos systems; cashiering; pos; cash registers; kassa draaien; afrekenen
Merchandising; visual merchandising; vakkenvullen; schappen vullen; shelf stocking; winkelpresentatie; product display; vakken vullen; store displays; product placement; visual displays
Product knowledge; productkennis; productadvies
Customer service; klantenservice; klantenservice ervaring; customer support; customer care; klantenondersteuning; service aan klanten; klantvragen beantwoorden; client service; client services; customer services; customer assistance; guest service skills
Call centre; callcenter; call center; contact center; klantcontactcentrum; kcc; inbound calls; contactcenter
Complaint handling; klachtenafhandeling; klachten afhandelen; klachtenbehandeling; complaints; complaint resolution; resolving complaints; klachten; customer complaints
Sales management; salesmanagement; verkoopmanagement; sales leadership; commercieel management; sales manager; commerciele leiding; sales operations; sales team management; verkoopleiding
Sales planning; verkoopplan; sales strategy; verkoopstrategie; sales forecasting; sales planning; accountplannen; sales strategies
Quotations; offertes; offertes maken; quotation; offertetrajecten; quotes; proposals; proposal writing; offerte opstellen; rfp; price quotes; offertes opstellen
Order processing; orderverwerking; order entry; orders verwerken; order management; orderadministratie; order fulfillment
Pricing; prijsbepaling; prijsstelling; pricing strategy; price negotiation
Category management; categoriemanagement; assortimentsbeheer; assortiment
Buying (retail); retail buying; inkoper mode; merchandise planning
Export; import; international trade; internationale handel; import/export; import en export; import & export; export sales
Real estate sales; makelaardij; vastgoedverkoop; real estate; woningverkoop; vastgoed; real estate transactions
Automotive sales; autoverkoop; car sales; vehicle sales
Software sales; saas sales; it sales
Technical sales; technische verkoop; sales engineering; technisch commercieel
Upselling; cross-selling; upsell; bijverkoop; cross selling; up-selling
Franchise management; franchise
Trade fairs; beurzen; trade shows; exhibitions; tradeshows
Loss prevention; derving; diefstalpreventie; shrinkage; loss control
`;
export const marketing = `
Marketing; marketingcommunicatie; marketing communications; marketing management; marketing en communicatie; marketing & communicatie
Digital marketing; online marketing; online-marketing; internet marketing; digitale marketing; e-marketing > Marketing
Content marketing; contentmarketing; content strategy; contentstrategie; content creation; contentcreatie; content creatie; content management; contentbeheer; content development; content schrijven; content planning
SEO; search engine optimization; zoekmachineoptimalisatie; search engine optimisation ~ SEA
Search engine marketing; !SEM; zoekmachinemarketing ~ SEO, SEA
!SEA; paid search; ppc; pay per click; search engine advertising
Google Ads > SEA
Microsoft Ads > SEA
Search Ads 360 > SEA
Google Ads Editor > Google Ads
Google Merchant Center; google shopping
Google Display Network; google display ads > Google Ads
Programmatic advertising; programmatic
Social media; sociale media; social media marketing; social media management; social media beheer; social media content; community management
Instagram; instagram marketing > Social media
TikTok; tiktok marketing > Social media
Facebook marketing; facebook-pagina; facebook pages > Social media
LinkedIn marketing; linkedin-pagina > Social media
YouTube marketing; youtube-kanaal; youtube channel > Social media
Pinterest marketing > Social media
Social advertising; paid social
Meta Ads > Social advertising
LinkedIn Ads > Social advertising
TikTok Ads > Social advertising
Pinterest Ads > Social advertising
Snapchat Ads > Social advertising
Email marketing; e-mailmarketing; e-mail marketing; emailmarketing; nieuwsbrieven; newsletters; email campaigns; nieuwsbrief
Marketing automation
Marketo > Marketing automation
Pardot; account engagement > Marketing automation
ActiveCampaign > Marketing automation
Eloqua > Marketing automation
Salesforce Marketing Cloud > Marketing automation
Klaviyo > Marketing automation
HubSpot Marketing Hub > HubSpot, Marketing automation
Google Analytics > Web analytics
Web analytics; webanalyse; webanalytics; website analytics
Google Tag Manager; ?GTM
Visual Website Optimizer > Conversion optimisation
Conversion optimisation; conversieoptimalisatie; conversion rate optimization; cro; conversion optimization
E-commerce; ecommerce; webshop; webshops; e commerce; online verkoop; online retail; webwinkel
Marketplace selling; marketplaces
bol.com; bol seller > Marketplace selling
Amazon Seller Central; amazon seller; amazon marketplace > Marketplace selling
Channable > Marketplace selling
ChannelEngine > Marketplace selling
Affiliate marketing ~ Influencer and affiliate marketing
Brand management; merkmanagement; branding; merkbeleid; brand strategy; brand development; merkstrategie; brand awareness; brand marketing
Market research; marktonderzoek; market analysis; marktanalyse; competitor analysis; competitive analysis; concurrentieanalyse; consumer insights
Marketing strategy; marketingstrategie; marketing plan; marketingplan; strategic marketing; marketingplannen; go-to-market; go to market
Campaign management; campagnemanagement; campagnes; campaigns; marketing campaigns; marketingcampagnes; campagnes opzetten; advertising campaigns
Product marketing; product positioning; productpositionering
Product management; productmanagement; product manager; product roadmap; product strategy; product lifecycle; product life cycle
Public relations; pr; persvoorlichting; media relations; persberichten; press releases; woordvoering; perscontacten; public relation
Corporate communications; corporate communicatie; interne communicatie; internal communications; communicatieadvies; communicatiestrategie; communications strategy; communicatieplan; externe communicatie
Copywriting; tekstschrijven; copy schrijven; webteksten; creative writing; teksten schrijven; webredactie; content writing; blog writing; blogs schrijven; seo-teksten; blogging
Journalism; journalistiek; news writing; redactie; reporting news; news reporting; verslaggeving
Editing; redactiewerk; manuscript editing; redactioneel; editorial
Advertising; reclame; advertising sales; media buying; media planning; mediaplanning; adverteren; advertenties
Direct marketing; dm; direct mail
Trade marketing; retail marketing; shopper marketing; in-store marketing
Event marketing; sponsorship; sponsoring; sponsorships; beursorganisatie
Video production; videoproductie; video editing; videobewerking; filmen; montage video; video maken; videography; film production; filmmaking; video content
Photography; fotografie; fotograferen; digital photography; product photography
Animation; animatie; motion graphics; 2d animation; 3d animation; motion design; motiongraphics
Audio production; geluidstechniek; sound design; audio engineering; audio editing; sound engineering; music production
Broadcasting; radio; televisie; television production; tv production; broadcast; live streaming
Podcasting; podcast; podcasts maken
`;
export const design = `
Graphic design; grafisch ontwerp; grafische vormgeving; grafisch vormgeven; vormgeving; graphic designer; graphic arts; dtp; desktop publishing; grafisch ontwerpen; opmaak
Adobe Creative Suite; adobe creative cloud; creative cloud; creative suite; adobe cs; adobe cc; adobe suite; adobe-pakket
Adobe Photoshop > Graphic design
Adobe Illustrator > Graphic design
Adobe InDesign > Graphic design
Adobe After Effects; after effects > Animation
Adobe Animate; adobe flash > Animation
Adobe Express
Adobe Firefly > Generative AI
Procreate app; procreate ipad > Illustration
Toon Boom; toon boom harmony > Animation
Adobe XD > UI design
Adobe Lightroom > Photography
Adobe Acrobat; acrobat pro
Dreamweaver; adobe dreamweaver > HTML
CorelDRAW > Graphic design
Figma > UI design
Sketch > UI design
Axure > Wireframing
Balsamiq > Wireframing
Wireframing; wireframes; mockups; wireframe > UX design
UX design; user experience design; user experience; !UX; ux-design; interaction design; interactieontwerp; ux/ui; ux ontwerp
UI design; user interface design; !UI; ui-design; interface design; user interface; ui/ux; visual design; gui design
User research; ux research; gebruikersonderzoek; usability testing; usability; gebruikerstesten; user testing
Design thinking ~ Service design, Human-centred design
Service design; servicedesign; service blueprint; service blueprints
Human-centred design; human centered design; human centred design; human-centered design; mensgericht ontwerpen
Design sprint; google design sprint
Customer journey mapping; customer journey; klantreis; customer journeys
Design systems; design system; component library; huisstijl design system
Web design; webdesign; website design; responsive design; responsive web design
Typography; typografie; lettering
Illustration; illustratie; illustreren; ?drawing; digital illustration; sketching; storyboarding
Logo design; huisstijl; corporate identity; brand identity; huisstijlontwerp; visual identity; logo ontwerp
Print design; drukwerkbegeleiding; print production; prepress; packaging design; verpakkingsontwerp; drukvoorbereiding
Art direction; creative direction; art director; creatieve leiding; concepting; conceptontwikkeling; concept development
Industrial design; productontwerp; product design; industrieel ontwerp; industrieel ontwerpen; productdesign
Interior design; interieurontwerp; interieurarchitectuur; interior architecture; interieuradvies; space planning; interieurstyling
Landscape architecture; landschapsarchitectuur; tuinontwerp; landscape design
Fashion design; modeontwerp; mode; fashion; pattern making; patroontekenen; apparel design; kledingontwerp; draping; garment construction; trend forecasting
Textile design; textielontwerp; fabric selection; knitwear; print and pattern
Jewellery making; edelsmeden; goudsmid; jewelry design; jewellery
Set design; decorbouw; toneelbouw; theatre design; props; stage design; decorontwerp
Rhino > 3D modelling
!Grasshopper; grasshopper 3d; rhino grasshopper > Rhino
SketchUp > 3D modelling
3D rendering; rendering; visualisaties 3d; 3d-visualisaties; 3d visualisation; 3d visualization; 3d visualisatie; renderen
Fashion illustration; modetekenen > Illustration
Fine arts; beeldende kunst; painting (art); oil painting; sculpture; beeldhouwen; visual arts; studio art; mixed media; art history; kunstgeschiedenis; ceramics; keramiek; printmaking
Museum work; museum; curating; tentoonstellingen; curatorial; exhibition design; gallery; art handling; collectiebeheer
Performing arts; theater; toneel; acting; dans; dance; choreography; choreografie; acteren; theatre
Music; muziek; musician; piano; gitaar; guitar; zang; singing; muziekles; music theory; songwriting
Art education; kunsteducatie; tekenles; art instruction; art lessons; teaching art
`;
