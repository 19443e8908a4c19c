/**
 * Towns that people name most, with their names in Dutch, English and their own language: country, names, latitude and longitude
 * (degrees, WGS 84, rounded to about a kilometre). They go before `towns-of-europe.json`, which has every town once.
 */
export const knownTowns = `
NL Amsterdam 52.37 4.90|NL Rotterdam 51.92 4.48|NL Den Haag;'s-Gravenhage;The Hague 52.08 4.31|NL Utrecht 52.09 5.12|NL Eindhoven 51.44 5.48
NL Groningen 53.22 6.57|NL Tilburg 51.56 5.09|NL Almere 52.37 5.22|NL Breda 51.59 4.78|NL Nijmegen 51.84 5.86|NL Apeldoorn 52.21 5.97|NL Haarlem 52.38 4.64
NL Arnhem 51.98 5.91|NL Enschede 52.22 6.89|NL Amersfoort 52.16 5.39|NL Zaandam;Zaanstad 52.44 4.83|NL 's-Hertogenbosch;Den Bosch 51.69 5.30|NL Haarlemmermeer 52.30 4.69
NL Hoofddorp 52.30 4.69|NL Zwolle 52.51 6.09|NL Leiden 52.16 4.49|NL Zoetermeer 52.06 4.49|NL Leeuwarden 53.20 5.79|NL Maastricht 50.85 5.69|NL Ede 52.04 5.67
NL Dordrecht 51.81 4.69|NL Alphen aan den Rijn 52.13 4.66|NL Alkmaar 52.63 4.75|NL Emmen 52.79 6.90|NL Delft 52.01 4.36|NL Venlo 51.37 6.17|NL Deventer 52.26 6.16
NL Helmond 51.48 5.66|NL Hilversum 52.22 5.17|NL Heerlen 50.88 5.98|NL Lelystad 52.52 5.47|NL Purmerend 52.51 4.95|NL Roosendaal 51.53 4.47|NL Schiedam 51.92 4.40
NL Oss 51.77 5.52|NL Spijkenisse 51.85 4.33|NL Vlaardingen 51.91 4.34|NL Almelo 52.36 6.66|NL Gouda 52.02 4.71|NL Hoorn 52.64 5.06|NL Assen 52.99 6.56
NL Capelle aan den IJssel 51.93 4.58|NL Veenendaal 52.03 5.56|NL Bergen op Zoom 51.49 4.29|NL Katwijk 52.20 4.41|NL Zeist 52.09 5.23|NL Nieuwegein 52.03 5.09
NL Hengelo 52.27 6.79|NL Roermond 51.19 5.99|NL Den Helder 52.96 4.76|NL Doetinchem 51.97 6.29|NL Hoogeveen 52.72 6.48|NL Terneuzen 51.34 3.83|NL Middelburg 51.50 3.61
NL Vlissingen 51.44 3.57|NL Goes 51.50 3.89|NL Kampen 52.56 5.91|NL Houten 52.03 5.17|NL Weert 51.25 5.71|NL Barneveld 52.14 5.59|NL Woerden 52.09 4.88
NL Heerenveen 52.96 5.92|NL Sittard 51.00 5.87|NL Geleen 50.97 5.83|NL Tiel 51.89 5.43|NL Gorinchem 51.84 4.97|NL Waalwijk 51.69 5.07|NL Drachten 53.11 6.10
NL Sneek 53.03 5.66|NL Harderwijk 52.35 5.62|NL Zutphen 52.14 6.20|NL Wageningen 51.97 5.67|NL Culemborg 51.96 5.23|NL Naaldwijk;Westland 51.99 4.21|NL Aalsmeer 52.26 4.75
NL Amstelveen 52.30 4.86|NL Schiphol;Schiphol-Rijk 52.31 4.76|NL Diemen 52.34 4.96|NL Weesp 52.31 5.04|NL Bussum 52.27 5.16|NL Naarden 52.30 5.16|NL Huizen 52.30 5.24
NL Soest 52.17 5.29|NL De Bilt 52.11 5.18|NL Bilthoven 52.13 5.20|NL Maarssen 52.14 5.04|NL IJsselstein 52.02 5.04|NL Vianen 51.99 5.09|NL Leusden 52.13 5.43
NL Nijkerk 52.22 5.49|NL Ermelo 52.30 5.62|NL Putten 52.26 5.61|NL Epe 52.35 5.98|NL Raalte 52.39 6.28|NL Winterswijk 51.97 6.72|NL Zevenaar 51.93 6.07
NL Oosterhout 51.64 4.86|NL Etten-Leur 51.57 4.64|NL Moerdijk 51.70 4.63|NL Veghel 51.61 5.55|NL Uden 51.66 5.62|NL Boxtel 51.59 5.33|NL Best 51.51 5.39
NL Veldhoven 51.42 5.40|NL Son en Breugel;Son 51.51 5.49|NL Valkenswaard 51.35 5.46|NL Deurne 51.46 5.80|NL Boxmeer 51.65 5.95|NL Cuijk 51.73 5.88|NL Venray 51.53 5.97
NL Kerkrade 50.87 6.07|NL Delfzijl 53.33 6.92|NL Stadskanaal 52.99 6.95|NL Veendam 53.11 6.88|NL Hardenberg 52.58 6.62|NL Meppel 52.70 6.19|NL Steenwijk 52.79 6.12
NL Emmeloord 52.71 5.75|NL Dronten 52.53 5.72|NL Enkhuizen 52.70 5.29|NL Schagen 52.79 4.80|NL Heerhugowaard;Dijk en Waard 52.67 4.83|NL Beverwijk 52.49 4.66|NL IJmuiden;Velsen 52.46 4.62
NL Heemskerk 52.51 4.67|NL Castricum 52.55 4.67|NL Lisse 52.26 4.56|NL Hillegom 52.29 4.58|NL Noordwijk 52.24 4.45|NL Leidschendam;Voorburg 52.09 4.39|NL Rijswijk 52.04 4.33
NL Wassenaar 52.14 4.40|NL Pijnacker 52.02 4.43|NL Bleiswijk;Lansingerland;Bergschenhoek 52.01 4.53|NL Barendrecht 51.86 4.53|NL Ridderkerk 51.87 4.60|NL Zwijndrecht 51.82 4.63|NL Papendrecht 51.83 4.69
NL Sliedrecht 51.82 4.77|NL Hellevoetsluis 51.83 4.13|NL Waddinxveen 52.04 4.65|NL Bodegraven 52.08 4.75|NL Uithoorn 52.24 4.83|NL Mijdrecht 52.21 4.86|NL Rijen 51.59 4.92
NL Oldenzaal 52.31 6.93|NL Rijssen 52.31 6.52|NL Nijverdal 52.36 6.46|NL Borne 52.30 6.75|NL Haaksbergen 52.16 6.74|NL Dalfsen 52.51 6.26|NL Elst 51.92 5.84
NL Duiven 51.95 6.02|NL Wijchen 51.81 5.73|NL Druten 51.89 5.61|NL Zaltbommel 51.81 5.25|NL Geldermalsen 51.88 5.29|NL Leerdam 51.89 5.09|NL Werkendam 51.81 4.89
BE Brussel;Brussels;Bruxelles 50.85 4.35|BE Antwerpen;Antwerp 51.22 4.40|BE Gent;Ghent 51.05 3.72|BE Brugge;Bruges 51.21 3.22|BE Leuven;Louvain 50.88 4.70|BE Luik;Liège 50.63 5.57
BE Charleroi 50.41 4.44|BE Namen;Namur 50.47 4.87|BE Mechelen 51.03 4.48|BE Hasselt 50.93 5.34|BE Genk 50.97 5.50|BE Kortrijk 50.83 3.26|BE Aalst 50.94 4.04
BE Sint-Niklaas 51.16 4.14|BE Oostende;Ostend 51.23 2.91|BE Roeselare 50.95 3.12|BE Turnhout 51.32 4.94|BE Vilvoorde 50.93 4.43|BE Zaventem 50.88 4.47|BE Dendermonde 51.03 4.10
BE Lier 51.13 4.57|BE Geel 51.16 4.99|BE Beveren 51.21 4.26|BE Lokeren 51.10 3.99|BE Waregem 50.89 3.43|BE Ieper 50.85 2.89|BE Tongeren 50.78 5.46|BE Mol 51.19 5.12
GB London 51.51 -0.13|GB Manchester 53.48 -2.24|GB Birmingham 52.48 -1.90|GB Leeds 53.80 -1.55|GB Glasgow 55.86 -4.25|GB Edinburgh 55.95 -3.19|GB Bristol 51.45 -2.59|GB Liverpool 53.41 -2.98
GB Cambridge 52.21 0.12|GB Oxford 51.75 -1.26|GB Sheffield 53.38 -1.47|GB Nottingham 52.95 -1.15|GB Cardiff 51.48 -3.18|GB Belfast 54.60 -5.93|IE Dublin 53.35 -6.26|IE Cork 51.90 -8.47
DE Berlin;Berlijn 52.52 13.40|DE Hamburg 53.55 9.99|DE München;Munich 48.14 11.58|DE Köln;Cologne;Keulen 50.94 6.96|DE Düsseldorf 51.23 6.78|DE Frankfurt 50.11 8.68|DE Stuttgart 48.78 9.18
DE Münster 51.96 7.63|DE Dortmund 51.51 7.47|DE Essen 51.46 7.01|DE Aachen;Aken 50.78 6.08|DE Duisburg 51.43 6.76|FR Paris;Parijs 48.86 2.35|FR Lyon 45.76 4.84|FR Lille;Rijsel 50.63 3.06
ES Madrid 40.42 -3.70|ES Barcelona 41.39 2.17|PT Lisbon;Lissabon;Lisboa 38.72 -9.14|IT Milan;Milano 45.46 9.19|IT Rome;Roma 41.90 12.50|AT Vienna;Wien;Wenen 48.21 16.37|CH Zürich;Zurich 47.38 8.54
DK Copenhagen;Kopenhagen 55.68 12.57|SE Stockholm 59.33 18.07|NO Oslo 59.91 10.75|FI Helsinki 60.17 24.94|PL Warsaw;Warschau 52.23 21.01|PL Krakow;Kraków 50.06 19.94|CZ Prague;Praag 50.08 14.44
LU Luxembourg;Luxemburg 49.61 6.13|US New York 40.71 -74.01|US San Francisco 37.77 -122.42|US Chicago 41.88 -87.63|US Boston 42.36 -71.06|US Seattle 47.61 -122.33|US Austin 30.27 -97.74|CA Toronto 43.65 -79.38
IN Bangalore;Bengaluru 12.97 77.59|IN Mumbai 19.08 72.88|SG Singapore 1.35 103.82|AU Sydney -33.87 151.21|AU Melbourne -37.81 144.96
FR Marseille 43.30 5.38|FR Toulouse 43.60 1.44|FR Nice 43.70 7.27|FR Nantes 47.22 -1.55|FR Strasbourg;Straatsburg 48.58 7.75|FR Bordeaux 44.84 -0.58|FR Dunkirk;Duinkerke;Dunkerque 51.03 2.38
DE Bremen 53.08 8.80|DE Hanover;Hannover 52.37 9.74|DE Leipzig 51.34 12.37|DE Dresden 51.05 13.74|DE Nuremberg;Nürnberg;Neurenberg 49.45 11.08|DE Bonn 50.73 7.10|DE Kleve;Kleef 51.79 6.14|DE Emden 53.37 7.21|DE Osnabrück 52.28 8.05|DE Mönchengladbach 51.19 6.43|DE Trier 49.76 6.64|DE Mainz 49.98 8.25
IT Florence;Firenze 43.77 11.25|IT Venice;Venezia;Venetië 45.44 12.33|IT Turin;Torino;Turijn 45.07 7.69|IT Naples;Napoli;Napels 40.85 14.27|IT Genoa;Genova;Genua 44.41 8.93|IT Bologna 44.49 11.34
ES Valencia 39.47 -0.38|ES Seville;Sevilla 37.39 -5.99|ES Málaga 36.72 -4.42|ES Bilbao 43.26 -2.93|PT Porto 41.15 -8.61|AT Salzburg 47.80 13.04|AT Graz 47.07 15.44|CH Geneva;Genève;Geneve;Genf 46.20 6.15|CH Basel;Bazel 47.56 7.59|CH Bern 46.95 7.45|CH Lausanne 46.52 6.63
DK Aarhus 56.16 10.21|SE Gothenburg;Göteborg 57.71 11.97|SE Malmö 55.60 13.00|NO Bergen, Norway 60.39 5.32|NO Stavanger 58.97 5.73|PL Gdansk;Gdańsk;Danzig 54.35 18.65|PL Wroclaw;Wrocław 51.10 17.03|PL Poznan;Poznań 52.41 16.93|PL Lodz;Łódź 51.77 19.47|PL Katowice 50.26 19.02
CZ Brno 49.20 16.61|HU Budapest;Boedapest 47.50 19.04|RO Bucharest;București;Boekarest 44.43 26.11|RO Cluj-Napoca;Cluj 46.77 23.60|BG Sofia 42.70 23.32|GR Athens;Athene;Athina 37.98 23.73|GR Thessaloniki 40.64 22.94|HR Zagreb 45.81 15.98|RS Belgrade;Belgrado;Beograd 44.79 20.45|SI Ljubljana 46.05 14.51|SK Bratislava 48.15 17.11
EE Tallinn 59.44 24.75|LV Riga 56.95 24.11|LT Vilnius 54.69 25.28|UA Kyiv;Kiev 50.45 30.52|UA Lviv;Lvov 49.84 24.03|RU Moscow;Moskou;Moskva 55.76 37.62|RU Saint Petersburg;Sint-Petersburg 59.93 30.34|TR Istanbul;İstanbul 41.01 28.98|TR Ankara 39.93 32.86|TR Izmir;İzmir 38.42 27.14|CY Nicosia 35.17 33.36|IS Reykjavik 64.15 -21.94
BE Ronse;Renaix 50.75 3.60|BE Doornik;Tournai 50.61 3.39|BE Bergen (België);Mons 50.45 3.95|BE Nijvel;Nivelles 50.60 4.33|BE Waver;Wavre 50.72 4.61|BE Moeskroen;Mouscron 50.74 3.21|BE Aarlen;Arlon 49.68 5.82|BE Halle 50.73 4.24|BE Herentals 51.18 4.83|BE Kapellen 51.31 4.44
US Los Angeles 34.05 -118.24|US San Diego 32.72 -117.16|US San Jose 37.34 -121.89|US Washington 38.91 -77.04|US Atlanta 33.75 -84.39|US Dallas 32.78 -96.80|US Houston 29.76 -95.37|US Denver 39.74 -104.99|US Miami 25.76 -80.19|US Philadelphia 39.95 -75.17|US Portland 45.52 -122.68|US Detroit 42.33 -83.05|US Minneapolis 44.98 -93.27|US Pittsburgh 40.44 -80.00|CA Vancouver 49.28 -123.12|CA Montreal;Montréal 45.50 -73.57|CA Ottawa 45.42 -75.70
IN New Delhi;Delhi 28.61 77.21|IN Hyderabad 17.38 78.49|IN Chennai 13.08 80.27|IN Pune 18.52 73.86|IN Kolkata 22.57 88.36|JP Tokyo;Tokio 35.68 139.69|CN Beijing;Peking 39.90 116.41|CN Shanghai 31.23 121.47|HK Hong Kong 22.32 114.17|KR Seoul;Seoel 37.57 126.98|AE Dubai 25.20 55.27|IL Tel Aviv 32.09 34.78|EG Cairo;Caïro 30.04 31.24|MA Casablanca 33.57 -7.59|SR Paramaribo 5.85 -55.20|CW Willemstad 12.11 -68.93|ZA Cape Town;Kaapstad -33.92 18.42|ZA Johannesburg -26.20 28.05|NG Lagos 6.52 3.38|KE Nairobi -1.29 36.82|BR São Paulo;Sao Paulo -23.55 -46.63|AR Buenos Aires -34.60 -58.38|ID Jakarta -6.21 106.85|TH Bangkok 13.76 100.50|PH Manila 14.60 120.98|AU Brisbane -27.47 153.03|AU Perth -31.95 115.86|NZ Auckland -36.85 174.76
US Palo Alto 37.44 -122.14|US Mountain View 37.39 -122.08|US Menlo Park 37.45 -122.18|US Santa Clara 37.35 -121.96|US Redwood City 37.49 -122.24|US Salt Lake City 40.76 -111.89|US Las Vegas 36.17 -115.14|US Phoenix 33.45 -112.07|IN Gurgaon;Gurugram 28.46 77.03|IN Noida 28.54 77.39|IN Ahmedabad 23.02 72.57|IN Kochi 9.93 76.27|IN Jaipur 26.91 75.79|JP Osaka 34.69 135.50|CN Shenzhen 22.54 114.06|CN Hangzhou 30.27 120.16|CN Guangzhou 23.13 113.26|TW Taipei 25.03 121.57|QA Doha 25.29 51.53|SA Riyadh;Riyad 24.71 46.68|IR Tehran;Teheran 35.69 51.39|MY Kuala Lumpur 3.14 101.69|VN Ho Chi Minh City;Ho Chi Minh 10.82 106.63
`;

/** Towns whose name is also an everyday word or a name: in running text they count only beside "in", "te", "Locatie" and the like. */
export const doubtfulTowns = new Set(
  "Best;Houten;Huizen;Epe;Goes;Elst;Mol;Geel;Lier;Essen;Aalst;Austin;Son;Cork;Ede;Soest;Borne;Rijen;Putten;Weert;Aken;Namen;Deurne;Lisse;Bristol;Cambridge;Oxford;Nice;Halle;Porto;Bern;Pune".split(
    ";",
  ),
);
