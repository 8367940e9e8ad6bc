/** Made by `npm run seed` (scripts/parts/name-lists.ts); a test compares. */
const listed = (names: string): readonly string[] => names.trim().split(/\s+/)

export const firstNames = listed(`
Abbigail Abdullah Ada Adell Adelle Adolph Agustina Ahmad Aisha Aletha Alex Alexanne Alexie Alexys
Alfonzo Alison Ally Alton Alysha Amani Amos Anabelle Andrea Andres Annabel Anthony Ara Arturo
Aryanna Asha Ashleigh Ashlynn Ashton Ashtyn Aubree Aubrey Augustine Aurelie Axel Ayana Bailee
Barney Baron Barry Barton Bell Bella Beryl Bethany Bettie Brain Brannon Brenden Brock Brody Bud
Bulah Camden Camron Carlton Carmelo Carolanne Carolyne Casimer Cassandre Cathryn Cecile Chanel
Charlene Chasity Chesley Christelle Christian Christie Christophe Claire Clementine Colby Connie
Consuelo Cristopher Cydney Damion Dane Danielle Daren Darnell Darrell Darrin Darron Darwin Dayne
Dayton Deangelo Debbie Delbert Delia Dell Delphia Demetris Derrick Deshawn Destany Devan Dina
Domenica Domenick Domingo Earnestine Easter Eda Edith Edythe Efrain Elaina Eleazar Elenor Ellie
Elton Elvera Elvira Emelie Emery Emiliano Emilie Emilio Emmanuel Emory Enola Erica Erich Ericka
Erik Ernesto Estella Estelle Eula Euna Evalyn Faith Fausto Favian Fay Felipa Florencio Florian
Florine Flossie Forrest Francesco Frida Gabrielle Gage Garret Gary General George Gerda Gladys
Green Greg Gregorio Guiseppe Halle Hans Harrison Haskell Hattie Helena Herman Hermina Hilda
Hillard Hilma Hilton Hipolito Hubert Hudson Imani Isaac Isabel Isai Isaias Jacob Jacques Jaleel
Jamey Jamison Jasmine Jayda Jayme Jayne Jeannette Jeannie Jena Jenny Jeramie Jeremie Jeremy Jermey
Jimmie Jody Joe Johan Johnathan Jolie Jonatan Jonathon Josefa Josiah Jovan Joy Julian Juliet Kacey
Kacie Kaela Kallie Kameron Karlie Katelin Kathleen Katrina Kayden Kaylee Keegan Keven Khalil Kim
Kip Korbin Kris Kristina Laila Lamar Larry Larue Lavada Lavina Lavinia Layne Leanne Leatha Lela
Lelia Leone Lew Lexi Lillie Lindsay Lonny Loraine Lorena Lorenz Lou Loy Lucie Luis Luisa Luna
Macie Maeve Makayla Malcolm Malinda Mara Marcelina Margaret Maria Mariam Marielle Mario Marley
Marlin Marta Martha Maryam Maryse Mattie Maude Maureen Maxine Maymie Mellie Melody Melvin Melyssa
Meredith Milton Mindy Mitchell Mona Monte Mortimer Mossie Myles Nadia Nasir Nelson Nichole Nicola
Noel Noemy Odessa Ofelia Okey Ole Olen Oliver Oren Pablo Paul Paxton Payton Pedro Perry Peyton
Philip Rachelle Raina Ramiro Ramon Randi Rashad Reagan Reece Reilly Remington Rhonda Ricky
Rigoberto Rita Robert Rochelle Rodrick Rodrigo Roland Ron Ronaldo Rosalia Rosanna Roscoe Rosemary
Royal Rudolph Russell Rusty Ryleigh Sandrine Savannah Scot Selmer Serena Shaina Shania Shannon
Shanny Shawn Shea Sheila Sherri Sibyl Skye Stan Stefanie Stella Stephon Steve Susana Talia Talon
Teagan Teri Theodora Theron Thurman Tim Tomas Torrance Tremaine Tressa Trystan Tyrel Tyrese Unique
Uriel Valentine Van Velma Vernice Vickie Vince Virginie Viva Vivian Wilber Willa Yasmine Yazmin
Yesenia
`)

export const lastNames = listed(`
Abbott Abernathy Abshire Adams Altenwerth Anderson Ankunding Armstrong Auer Aufderhar Bahringer
Bailey Bailey-Kuhn Balistreri Barrows Bartell Bartoletti Barton Barton-Erdman Bashirian
Bashirian-Lind Batz Bauch Bauch-Hilll Baumbach Bayer Beahan Beatty Bechtelar Becker Beer Beier
Berge Bergnaum Bergstrom Bernhard Bernier Bins Blanda Blick Bode Bogisich Borer Bosco Botsford
Boyer Boyle Boyle-Toy Bradtke Brakus Braun Breitenberg Breitenberg-Ebert Brekke Brekke-Moen Brown
Bruen Buckridge Carroll Carter Carter-Pfeffer Cartwright Cassin Christiansen Collier
Collier-Reinger Collins Conn Connelly Conroy Considine Corkery Cormier Corwin Crist Crona Cronin
Crooks Cruickshank Cummerata Cummings D'Amore Daniel Dare Daugherty Davis Deckow Denesik Dibbert
Dickens Dicki Dickinson Dietrich Donnelly Dooley Douglas Douglas-Bergstrom Doyle DuBuque Durgan
Ebert Ebert-Wehner Effertz Effertz-Reilly Emard Emmerich Ernser Fadel Fahey Farrell Fay Feeney
Feeney-Parisian Feest Ferry Fisher Fisher-Botsford Flatley Franecki Franey Friesen Fritsch Funk
Gerhold Gerlach Gibson Gislason Gleason Gleichner Gleichner-Luettgen Glover Goldner Goodwin
Gottlieb Goyette Graham Grant Green Greenfelder Greenholt Grimes Grimes-Rodriguez Gulgowski
Gusikowski Gutkowski Gutmann Haag Hackett Hagenes Hagenes-Lind Hahn Haley Hamill Hammes Hand Hane
Hansen Hansen-Ziemann Harber Harris Hartmann Harvey Harvey-Heaney Hauck Heathcote Hegmann
Heidenreich Herman Hermann Hermiston Herzog Hessel Hickle Hilll Hills Hilpert Hirthe Hodkiewicz
Hoeger Homenick Hoppe Howe Howell Huel Huels Hyatt Jacobi Jacobs Jakubowski Jaskolski Jast
Jast-Lakin Jenkins Jerde Johns Johnson Johnston Jones Kassulke Kautzer Keebler Keeling
Keeling-Hoeger Kemmer Kerluke Kertzmann Kessler Kiehn Kiehn-Rolfson Kihn Kilback King Kirlin Klein
Kling Koch Koelpin Koepp Kohler Konopelski Koss Kovacek Kozey Krajcik Kreiger Kreiger-Ernser Kris
Kris-Ryan Kshlerin Kshlerin-Sawayn Kub Kuhic Kuhlman Kuhn Kulas Kunde Kunze Kuphal Kuvalis Labadie
Lakin Lang Langosh Langworth Langworth-Emard Larkin Larson Leannon Lebsack Ledner Leffler Legros
Lehner Lesch Leuschke Lind Lindgren Littel Little Lockman Lowe Lubowitz Lueilwitz Luettgen Lynch
MacGyver Macejkovic Maggio Mann Mante Marquardt Marvin Mayert McClure McCullough McDermott McGlynn
McKenzie McLaughlin Mertz Metz Miller Miller-Strosin Mills Mitchell Mohr Monahan Moore Morar
Morissette Mosciski Mraz Muller Murazik Murphy Murray Murray-Tromp Nader Nicolas Nienow
Nienow-Berge Nikolaus Nitzsche Nolan O'Connell O'Conner O'Hara O'Keefe O'Reilly Oberbrunner
Okuneva Olson Ondricka Orn Ortiz Osinski Osinski-Hills Pacocha Padberg Padberg-Kihn Pagac Parisian
Parker Paucek Pfannerstill Pfeffer Pollich Pouros Powlowski Predovic Price Prohaska Prosacco Purdy
Quigley Quitzon Rath Rau Rau-Ullrich Raynor Reichel Reichel-Borer Reilly Reinger Rempel Renner
Reynolds Rice Rippin Ritchie Robel Roberts Rodriguez Rogahn Rohan Rolfson Romaguera Roob Rosenbaum
Rowe Ruecker Runolfsdottir Runte Russel Rutherford Ryan Sanford Satterfield Sauer Sawayn Schaden
Schaefer Schamberger Schiller Schinner Schmidt Schmitt Schneider Schoen Schowalter Schroeder
Schulist Schultz Schumm Schumm-McGlynn Schuppe Schuster Senger Shields Simonis Sipes Smith Smitham
Spencer Spinka Sporer Stamm Stark Stehr Steuber Stiedemann Stokes Stoltenberg Stracke Streich
Stroman Stroman-Gulgowski Strosin Swift Terry Terry-Beatty Thiel Tillman Torp Torp-Marks Torphy
Torphy-Daugherty Towne Toy Trantow Tremblay Treutel Tromp Turcotte Turner Ullrich Upton Volkman
Von VonRueden Waelchi Walsh Ward Ward-Carroll Waters Watsica Weber Wehner Weimann
Weimann-Kertzmann Weimann-Koelpin Weissnat Welch West White Wiegand Wilderman Wilderman-Maggio
Will Williamson Willms Windler Wintheiser Wisoky Wisozk Witting Wolf Wolff Wuckert Wunsch
Wunsch-Fay Wyman Yost Yundt Zemlak Zemlak-Kuhlman Zemlak-O'Connell Ziemann Zieme Zulauf
`)
